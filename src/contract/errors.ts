import * as z from 'zod';

/** Every status with which the service may refuse a request (service.md, "Errors"). */
export const errorStatuses = [400, 403, 404, 414, 429, 500] as const;

export type ErrorStatus = (typeof errorStatuses)[number];

/** The body of every error response. */
export const errorBodySchema = z
  .strictObject({ error: z.string().min(1).describe('What is wrong, in one readable sentence.') })
  .meta({ id: 'Error' });

export type ErrorBody = z.infer<typeof errorBodySchema>;

/** A refusal of the service: a status of the closed set and the sentence that its body carries. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: ErrorStatus;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: ErrorStatus, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

/**
 * 404 of a look-up, in the words that existing clients compare (conventions.md, section 3). Always the same
 * object: most words of a text that are looked up together are not there, and an error costs its stack.
 */
export function noEntry(): ApiError {
  return noEntryError;
}

const noEntryError = new ApiError(
  404,
  'No entry found matching supplied source_lang, word and provided filters',
);

/** 404 of Lemmas; dataset and form as they were asked. */
export function noLemma(dataset: string, form: string): ApiError {
  return new ApiError(404, `No lemma was found in dictionary '${dataset}' for the inflected form '${form}'`);
}
