import { documentKinds } from './documentKinds.ts';
import type { Tag } from './htmlTags.ts';
import { type Draft, draftOf } from './inline.ts';
import { markFrontMatter, readMarkdown } from './markdown.ts';
import { mdxBlocks } from './markdownBlocks.ts';
import { mdxRules } from './markdownInline.ts';
import { type MdxSyntax, mdxSyntaxOf } from './mdxSyntax.ts';
import type { ProseFormat } from './region.ts';

/**
 * MDX: Markdown with JavaScript instead of HTML. Imports and exports, tags and expressions are silent,
 * what stands between tags is Markdown; there is no indented code.
 */
export const mdx: ProseFormat = {
  ...documentKinds.mdx,
  regions(text) {
    const draft = draftOf(text);
    const from = markFrontMatter(draft);
    const syntax = mdxSyntaxOf(draft, from);
    const source = markAndBlank(draft, from, syntax);
    readMarkdown(draft, {
      from,
      blocks: mdxBlocks,
      source,
      rules: mdxRules,
      tags: tagsOf(draft.text, syntax),
    });
    return draft.marks.regions();
  },
};

/** Marks the syntax and returns the Markdown with spaces in its place. */
function markAndBlank(draft: Draft, from: number, syntax: readonly MdxSyntax[]): string {
  const parts: string[] = [];
  let at = from;
  for (const { start, end, kind } of syntax) {
    draft.marks.mark(start, end, kind);
    parts.push(draft.text.slice(at, start), draft.text.slice(start, end).replace(/[^\r\n]/g, ' '));
    at = end;
  }
  parts.push(draft.text.slice(at));
  return parts.join('');
}

function tagsOf(text: string, syntax: readonly MdxSyntax[]): Tag[] {
  return syntax.flatMap(({ start, end, name }) =>
    name === undefined
      ? []
      : [{ start, end, name, closes: text[start + 1] === '/', selfCloses: text[end - 2] === '/' }],
  );
}
