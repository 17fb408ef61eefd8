import { markAddresses } from './addresses.ts';
import { documentKinds } from './documentKinds.ts';
import type { ProseFormat } from './region.ts';
import { TypstReader } from './typstReader.ts';

/**
 * Typst, by its reference ("Syntax"): a document is markup; `#` begins code, brackets in code begin
 * markup again, and so on to any depth. Raw text, maths, comments, labels, references and code are
 * silent; headings, lists, terms and content blocks are prose. Strings in code count as code.
 */
export const typst: ProseFormat = {
  ...documentKinds.typst,
  regions(text) {
    const reader = new TypstReader(text);
    reader.read();
    markAddresses(reader.draft.marks, 0, text.length);
    return reader.draft.marks.regions();
  },
};
