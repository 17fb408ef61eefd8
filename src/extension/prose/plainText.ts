import { markAddresses } from './addresses.ts';
import { documentKinds } from './documentKinds.ts';
import { Marks } from './marks.ts';
import type { ProseFormat } from './region.ts';

/** Text without markup: everything is prose but addresses, names of files and the like. */
export const plainText: ProseFormat = {
  ...documentKinds.plainText,
  regions(text) {
    const marks = new Marks(text);
    markAddresses(marks, 0, text.length);
    return marks.regions();
  },
};
