import { markAddresses } from './addresses.ts';
import { asciidocRules } from './asciidocInline.ts';
import { documentKinds } from './documentKinds.ts';
import { frontMatterEnd } from './frontMatter.ts';
import { type Draft, draftOf, scanInline, stretchOf } from './inline.ts';
import { isBlank, type Line, linesOf } from './lines.ts';
import type { ProseFormat, RegionKind } from './region.ts';

const verbatimFence = /^(?:-{4,}|\.{4,}|\+{4,}|\/{4,}|`{3,}.*)$/;
const otherFence = /^(?:={4,}|\*{4,}|_{4,}|--|[|,:!]={3,}|'{3,}|<{3,}|- ?- ?-|\* ?\* ?\*|\+)$/;
const attributeEntry = /^:!?[\w][\w-]*!?:(?:\s|$)/;
const blockAttributes = /^\[(?:[\w.#%{,"'].*|\[.*\])?\]$/;
const blockMacro = /^(?:ifn?def|ifeval|endif|include|image|video|audio|toc|[a-z]\w{0,30})::[^\s[]*\[/;
const imageMacro = /^image::[^\s[]*\[([^,=\]"]*)/;
const prefix =
  /^(?:(={1,6}|#{1,6})[ \t]+|\.(?=[^\s.])|[ \t]*(?:\*{1,5}|-|\.{1,5}|\d{1,4}\.|[a-zA-Z]\.|<(?:\d{1,3}|\.)>)[ \t]+(\[[ xX*]\][ \t]+)?|((?:NOTE|TIP|IMPORTANT|WARNING|CAUTION):[ \t]+))/;
const term = /(?:::{1,3}|;;)(?=[ \t]|$)/;
const silentStyles: Readonly<Record<string, RegionKind>> = {
  source: 'code',
  listing: 'code',
  literal: 'code',
  pass: 'code',
  comment: 'comment',
  stem: 'math',
  latexmath: 'math',
  asciimath: 'math',
};

/**
 * AsciiDoc, by the language documentation (docs.asciidoctor.org/asciidoc). Line by line: fenced blocks,
 * attribute entries, attribute lists, block macros, conditionals and indented paragraphs are silent;
 * the style in an attribute list decides about the block or paragraph after it. As in Asciidoctor, a
 * fence that is never closed reaches to the end.
 */
export const asciidoc: ProseFormat = {
  ...documentKinds.asciidoc,
  regions(text) {
    const draft = draftOf(text);
    const from = frontMatterEnd(text);
    draft.marks.mark(0, from, 'frontMatter');
    new AsciidocReader(draft).read(linesOf(text, from));
    markAddresses(draft.marks, from, text.length);
    return draft.marks.regions();
  },
};

/** Reads the lines of a document in order. */
class AsciidocReader {
  readonly #draft: Draft;
  /** The fence of the silent block being read, and its kind. */
  #fence: string | undefined;
  #fenceKind: RegionKind = 'code';
  /** The kind a style gives to the next block or the paragraph being read. */
  #style: RegionKind | undefined;
  #position: 'blockStart' | 'header' | 'paragraph' | 'literal' | 'attribute' = 'blockStart';
  /** Where the paragraph being read began. */
  #proseFrom: number | undefined;
  #proseTo = 0;

  constructor(draft: Draft) {
    this.#draft = draft;
  }

  read(lines: readonly Line[]): void {
    for (const line of lines) {
      if (this.#fence === undefined) {
        this.#readLine(line, line.text.trimEnd());
      } else {
        this.#silence(line, this.#fenceKind);
        if (line.text.trimEnd() === this.#fence) {
          this.#fence = undefined;
          this.#style = undefined;
        }
      }
    }
    this.#flush();
  }

  #readLine(line: Line, text: string): void {
    if (isBlank(line)) {
      this.#style = this.#position === 'blockStart' ? this.#style : undefined;
      this.#position = 'blockStart';
      this.#flush();
    } else if (this.#position === 'attribute') {
      this.#silence(line, 'syntax');
      this.#position = text.endsWith(' \\') ? 'attribute' : 'header';
    } else if (!this.#readFence(line, text) && !this.#readSilentLine(line, text)) {
      this.#readText(line, text);
    }
  }

  #readFence(line: Line, text: string): boolean {
    if (verbatimFence.test(text)) {
      const kind = text.startsWith('////') ? 'comment' : 'code';
      this.#open(line, text.startsWith('```') ? '```' : text, this.#style === 'math' ? 'math' : kind);
      return true;
    }
    if (!otherFence.test(text)) {
      return false;
    }
    if (this.#style !== undefined && /^(?:--|={4,}|\*{4,}|_{4,})$/.test(text)) {
      this.#open(line, text, this.#style);
    } else {
      this.#silence(line, 'syntax');
      this.#position = 'blockStart';
      this.#style = undefined;
    }
    return true;
  }

  #open(line: Line, fence: string, kind: RegionKind): void {
    this.#fence = fence;
    this.#fenceKind = kind;
    this.#position = 'blockStart';
    this.#silence(line, kind);
  }

  #readSilentLine(line: Line, text: string): boolean {
    if (/^\/\/(?!\/)/.test(text)) {
      this.#silence(line, 'comment');
    } else if (text.endsWith(']') && blockMacro.test(text)) {
      this.#silence(line, 'syntax');
      const alt = imageMacro.exec(text)?.[1] ?? '';
      const start = line.start + text.indexOf('[') + 1;
      this.#draft.marks.clear(start, start + alt.length);
    } else if (attributeEntry.test(text) && this.#position !== 'paragraph') {
      this.#silence(line, 'syntax');
      this.#position = text.endsWith(' \\') ? 'attribute' : this.#position;
    } else if (blockAttributes.test(text)) {
      const style = /^\[([a-z]*)/.exec(text)?.[1] ?? '';
      this.#silence(line, 'syntax');
      this.#style = silentStyles[style] ?? (text.startsWith('[,') ? 'code' : undefined);
      this.#position = 'blockStart';
    } else {
      return false;
    }
    return true;
  }

  #readText(line: Line, text: string): void {
    const found = prefix.exec(text);
    const isTitle = /^\.[^\s.]/.test(text) && this.#position === 'blockStart';
    const isIndented =
      this.#position === 'blockStart' && /^[ \t]/.test(text) && found === null && !term.test(text);
    if (this.#style !== undefined && !isTitle) {
      this.#silence(line, this.#style);
      this.#position = 'paragraph';
    } else if (this.#position === 'header') {
      this.#silence(line, 'syntax');
    } else if (isIndented || this.#position === 'literal') {
      this.#silence(line, 'code');
      this.#position = 'literal';
    } else {
      this.#readProse(line, text, found);
      const isHeading = found?.[1] !== undefined;
      this.#position =
        isHeading && found?.[1] === '=' ? 'header' : isHeading || isTitle ? 'blockStart' : 'paragraph';
    }
  }

  #readProse(line: Line, text: string, found: RegExpExecArray | null): void {
    const { marks } = this.#draft;
    if (found !== null || text.startsWith('|')) {
      this.#flush();
    }
    const [head = '', , checkbox = '', admonition = ''] = found ?? [];
    const bodyStart = line.start + head.length;
    marks.mark(line.start, bodyStart, admonition === '' ? 'markup' : 'syntax');
    marks.mark(bodyStart - checkbox.length, bodyStart, 'syntax');
    const separator = term.exec(text);
    if (separator !== null) {
      marks.mark(line.start + separator.index, line.start + separator.index + separator[0].length, 'syntax');
    }
    if (/[ \t]\+$/.test(text)) {
      marks.mark(line.start + text.length - 1, line.start + text.length, 'markup');
    }
    this.#proseFrom ??= bodyStart;
    this.#proseTo = line.end;
  }

  #silence(line: Line, kind: RegionKind): void {
    this.#flush();
    this.#draft.marks.mark(line.start, line.end, kind);
  }

  /** Reads the paragraph collected so far. */
  #flush(): void {
    if (this.#proseFrom !== undefined) {
      markAddresses(this.#draft.marks, this.#proseFrom, this.#proseTo);
      scanInline(stretchOf(this.#draft, this.#proseFrom, this.#proseTo), asciidocRules);
      this.#proseFrom = undefined;
    }
  }
}
