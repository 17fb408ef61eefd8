import type { SyntaxNodeRef } from '@lezer/common';
import type { MarkdownParser } from '@lezer/markdown';
import { markAddresses } from './addresses.ts';
import { documentKinds } from './documentKinds.ts';
import { frontMatterEnd } from './frontMatter.ts';
import { markHtml, markSilentElements, type Tag } from './htmlTags.ts';
import { type Draft, draftOf, type InlineRules, scanInline, stretchOf } from './inline.ts';
import { markdownBlocks } from './markdownBlocks.ts';
import { markdownRules } from './markdownInline.ts';
import type { ProseFormat, RegionKind } from './region.ts';

/**
 * Markdown as CommonMark and GFM define it, with what pandoc and its relatives add: front matter,
 * maths, footnotes, attributes, fenced divs, citations, wiki links, templates, emoji. Headings, lists,
 * quotes, table cells, texts and titles of links and descriptions of images are prose.
 */
export const markdown: ProseFormat = {
  ...documentKinds.markdown,
  regions(text) {
    const draft = draftOf(text);
    const tags: Tag[] = [];
    const from = markFrontMatter(draft);
    readMarkdown(draft, {
      from,
      blocks: markdownBlocks,
      source: text.slice(from),
      rules: markdownRules(tags),
      tags,
    });
    return draft.marks.regions();
  },
};

/** Marks the front matter and says where it ends. */
export function markFrontMatter(draft: Draft): number {
  const end = frontMatterEnd(draft.text);
  draft.marks.mark(0, end, 'frontMatter');
  return end;
}

export interface MarkdownReading {
  /** Where the Markdown begins in the document. */
  readonly from: number;
  readonly blocks: MarkdownParser;
  /** What the block parser reads, from `from` on; offset by offset the same document. */
  readonly source: string;
  readonly rules: InlineRules;
  /** Tags found, which the rules add to; elements between them are silenced in the end. */
  readonly tags: Tag[];
}

const leaves = /^(?:Paragraph|Task|TableCell|(?:ATX|Setext)Heading\d)$/;

const silentBlocks: Readonly<Record<string, RegionKind>> = {
  FencedCode: 'code',
  CodeBlock: 'code',
  MathBlock: 'math',
  CommentBlock: 'comment',
  ProcessingInstructionBlock: 'syntax',
  FencedDivMark: 'syntax',
};

const silentMarks: Readonly<Record<string, RegionKind>> = {
  HeaderMark: 'markup',
  QuoteMark: 'markup',
  ListMark: 'markup',
  LinkMark: 'markup',
  TaskMarker: 'syntax',
  TableDelimiter: 'syntax',
  HorizontalRule: 'syntax',
  LinkLabel: 'link',
  URL: 'link',
};

/** Marks everything in a Markdown text that is not prose. */
export function readMarkdown(draft: Draft, reading: MarkdownReading): void {
  const { from, rules, tags } = reading;
  const prose: (readonly [number, number])[] = [];
  reading.blocks.parse(forBlockParser(reading.source)).iterate({
    enter: node => {
      const start = from + node.from;
      const end = from + node.to;
      const kind = silentBlocks[node.name] ?? silentMarks[node.name];
      if (kind !== undefined) {
        draft.marks.mark(start, end, kind);
      } else if (node.name === 'HTMLBlock') {
        for (const tag of markHtml(stretchOf(draft, start, end))) {
          tags.push(tag);
        }
      } else if (leaves.test(node.name)) {
        prose.push([start, end]);
      } else if (node.name === 'LinkReference') {
        return !markFootnoteDefinition(draft, reading, node);
      }
      return silentBlocks[node.name] === undefined;
    },
  });
  for (const [start, end] of prose) {
    markAddresses(draft.marks, start, end);
    scanInline(stretchOf(draft, start, end), rules);
  }
  tags.sort((a, b) => a.start - b.start);
  markSilentElements(draft, tags);
  markAddresses(draft.marks, from, draft.text.length);
}

const deepNesting = /^([ \t]*(?:(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))[ \t]*){64})([ \t>*+\d.)-]+)/gm;

/**
 * The source as the block parser can read it, offset by offset the same: it knows LF only, and a line
 * that opens thousands of quotes and lists takes it minutes, so that the 65th and further are text.
 */
function forBlockParser(source: string): string {
  return source
    .replace(/\r\n?/g, lineBreak => (lineBreak === '\r' ? '\n' : ' \n'))
    .replace(deepNesting, (_, head: string, rest: string) => head + 'x'.repeat(rest.length));
}

/** `[^1]: Ibid.` looks like the definition of a link; its text is prose. */
function markFootnoteDefinition(draft: Draft, reading: MarkdownReading, node: SyntaxNodeRef): boolean {
  const definition = /^\[\^[^\]]{1,999}\]:/.exec(
    reading.source.slice(node.from, Math.min(node.to, node.from + 1100)),
  );
  if (definition === null) {
    return false;
  }
  const start = reading.from + node.from;
  draft.marks.mark(start, start + definition[0].length, 'link');
  return true;
}
