import * as z from 'zod';

/** What a pack says of itself (format.md, "Manifest"). */

const sourceSchema = z.strictObject({
  name: z.string().min(1),
  version: z.string().min(1),
  /** Name of the licence of the data, as an SPDX expression where there is one. */
  licence: z.string().min(1),
  /** The notice that the licence asks to be kept with the data. */
  attribution: z.string().min(1),
  /** Where the source lives. */
  homepage: z.string().min(1),
});

/** Keys that are not named here are left unread, so that a later version may add some. */
export const manifestSchema = z.object({
  name: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  title: z.string().min(1),
  formatVersion: z.number().int().positive(),
  /** Datasets whose monolingual records the pack holds, for example `en-gb`. */
  datasets: z.array(z.string().min(1)),
  /** Language pairs whose translations the pack holds, for example `en-es`. */
  pairs: z.array(z.string().regex(/^[a-z]+-[a-z]+$/)),
  /** Languages of the headwords. */
  languages: z.array(z.string().min(1)).min(1),
  /** Where the pack stands in the stack: of two that say the same, that with the smaller number is heard. */
  precedence: z.number().int(),
  /** `folded`: the source writes neither case nor diacritics, so its records go to every headword that folds alike. */
  spelling: z.enum(['exact', 'folded']),
  sources: z.array(sourceSchema).min(1),
  /** What was made by rule from the sources, in plain words. */
  derived: z.array(z.string()),
  /** Number of headwords, forms, senses, and records of each kind. */
  counts: z.record(z.string(), z.number().int().nonnegative()),
  /** SHA-256 of the records, forms and labels, independent of their storage. */
  contentHash: z.string().regex(/^[0-9a-f]{64}$/),
  /** Hash of sources and code that the pack was built from; an equal key means that a build would change nothing. */
  buildKey: z.string(),
});

export type Manifest = Readonly<z.infer<typeof manifestSchema>>;
export type ManifestSource = Readonly<z.infer<typeof sourceSchema>>;

/** What the maker of a pack states; the writer adds what it counts. */
export type ManifestDraft = Omit<Manifest, 'formatVersion' | 'counts' | 'contentHash'>;

const draftSchema = manifestSchema.omit({ formatVersion: true, counts: true, contentHash: true }).strict();

/** The draft itself; throws, naming the fields, when it breaks the rules of a manifest. */
export function checkDraft(draft: ManifestDraft): ManifestDraft {
  const checked = draftSchema.safeParse(draft);
  if (!checked.success) {
    throw new Error(`the manifest of the pack is incomplete: ${readable(checked.error)}`);
  }
  return draft;
}

/** A manifest as the rows of its table: text as it is, everything else as JSON. */
export function manifestRows(manifest: Manifest): [key: string, value: string][] {
  return Object.entries(manifest).map(([key, value]) => [
    key,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
}

/** The manifest that rows hold, or the reason why they hold none. */
export function parseManifest(
  rows: Iterable<readonly [string, string]>,
): Manifest | { readonly problem: string } {
  const values: Record<string, unknown> = {};
  for (const [key, value] of rows) {
    values[key] = !isText(key) ? parseJson(value) : value;
  }
  const parsed = manifestSchema.safeParse(values);
  return parsed.success ? parsed.data : { problem: readable(parsed.error) };
}

function readable(error: z.ZodError): string {
  return z.prettifyError(error).replaceAll('\n', ' ');
}

function isText(key: string): boolean {
  return ['name', 'title', 'spelling', 'contentHash', 'buildKey'].includes(key);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
