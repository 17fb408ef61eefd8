import type { Metadata } from '../contract/body.ts';
import { toWordId } from '../contract/wordIds.ts';

/** A body with the word_id as asked and the spelling that it stands for (structures.md, "Decided points" 2). */
export function headwordBody<
  Result extends { readonly lexicalEntries: readonly { readonly text: string }[] },
>(asked: string, metadata: Metadata, results: Result[]) {
  const word = results[0]?.lexicalEntries[0]?.text ?? asked;
  return { id: toWordId(asked), metadata, results, word };
}
