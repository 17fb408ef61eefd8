import {
  type BlockContext,
  type Line,
  type MarkdownConfig,
  type MarkdownParser,
  parser,
  Table,
  TaskList,
} from '@lezer/markdown';

/**
 * Markdown's block structure, by @lezer/markdown with GFM's tables and task lists, display maths and
 * fenced divs. Its inline parsers are all left out: they take seconds, and memory, for a paragraph of
 * unclosed brackets or stars; markdownInline.ts reads paragraphs instead.
 */
const inlineParsers = [
  'Escape',
  'Entity',
  'InlineCode',
  'HTMLTag',
  'Emphasis',
  'HardBreak',
  'Link',
  'Image',
  'LinkEnd',
];

const displayMath: MarkdownConfig = {
  defineNodes: [{ name: 'MathBlock', block: true }],
  parseBlock: [
    {
      name: 'MathBlock',
      before: 'IndentedCode',
      parse: parseDisplayMath,
      endLeaf: (_, line, leaf) => {
        const closer = openDisplayMath(line);
        return closer !== undefined && !leaf.content.includes(closer);
      },
    },
  ],
};

/** The closer of the display maths a line opens without closing it. */
function openDisplayMath(line: Line): string | undefined {
  const opener = line.text.slice(line.pos, line.pos + 2);
  const closer = opener === '$$' ? '$$' : opener === '\\[' ? '\\]' : undefined;
  return closer !== undefined && !line.text.includes(closer, line.pos + 2) ? closer : undefined;
}

/** Display maths holds no blank line (pandoc); what turns out not to be closed is a paragraph. */
function parseDisplayMath(cx: BlockContext, line: Line): boolean {
  const closer = openDisplayMath(line);
  if (closer === undefined) {
    return false;
  }
  const container = line.basePos;
  const from = cx.lineStart + line.pos;
  let to = cx.lineStart + line.text.length;
  let closed = false;
  while (!closed && cx.nextLine() && line.basePos >= container && line.next >= 0) {
    closed = line.text.includes(closer);
    to = cx.lineStart + line.text.length;
  }
  if (closed) {
    cx.nextLine();
  }
  cx.addElement(cx.elt(closed ? 'MathBlock' : 'Paragraph', from, to));
  return true;
}

/** Lines of three colons and more, around the divs of pandoc and Quarto, and Docusaurus' admonitions. */
const fencedDivs: MarkdownConfig = {
  defineNodes: [{ name: 'FencedDivMark', block: true }],
  parseBlock: [
    {
      name: 'FencedDivMark',
      before: 'IndentedCode',
      parse(cx, line) {
        if (!isDivFence(line)) {
          return false;
        }
        cx.addElement(cx.elt('FencedDivMark', cx.lineStart + line.pos, cx.lineStart + line.text.length));
        cx.nextLine();
        return true;
      },
      endLeaf: (_, line) => isDivFence(line),
    },
  ],
};

function isDivFence(line: Line): boolean {
  return line.text.startsWith(':::', line.pos);
}

export const markdownBlocks: MarkdownParser = parser.configure([
  Table,
  TaskList,
  displayMath,
  fencedDivs,
  { remove: inlineParsers },
]);

/** MDX has neither indented code nor HTML; its JSX is blanked out before. */
export const mdxBlocks: MarkdownParser = markdownBlocks.configure({ remove: ['IndentedCode', 'HTMLBlock'] });
