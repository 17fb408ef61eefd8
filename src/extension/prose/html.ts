import { markAddresses } from './addresses.ts';
import { documentKinds } from './documentKinds.ts';
import { markHtml, markSilentElements } from './htmlTags.ts';
import { draftOf, stretchOf } from './inline.ts';
import type { ProseFormat } from './region.ts';

/**
 * HTML, by the tokenisation of the WHATWG standard: only text is prose, not tags and attributes,
 * comments and declarations, nor the contents of script, style, code, pre, kbd, samp, var, svg, math,
 * textarea, template. A small scanner rather than @lezer/html, whose parser runs out of memory on
 * 50,000 unfinished tags.
 */
export const html: ProseFormat = {
  ...documentKinds.html,
  regions(text) {
    const draft = draftOf(text);
    const tags = markHtml(stretchOf(draft, 0, text.length));
    markSilentElements(draft, tags);
    markAddresses(draft.marks, 0, text.length);
    return draft.marks.regions();
  },
};
