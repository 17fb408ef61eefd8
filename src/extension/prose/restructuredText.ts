import { markAddresses } from './addresses.ts';
import { documentKinds } from './documentKinds.ts';
import { type Draft, draftOf, scanInline, stretchOf } from './inline.ts';
import { indentOf, isBlank, type Line, linesOf } from './lines.ts';
import type { ProseFormat, RegionKind } from './region.ts';
import { type Directive, directiveNamed } from './restructuredTextDirectives.ts';
import { restructuredTextRules } from './restructuredTextInline.ts';

const adornment = /^([!-/:-@[-`{-~])\1{2,}$/;
const tableBorder = /^(?:[+][-=+]{2,}[+]|={2,}(?: +={2,})+)$/;
const directive = /^\.\.[ \t]+(?:\|[^|]{1,200}\|[ \t]+)?([A-Za-z][\w.:+-]{0,60}?)::(?:[ \t]+|$)/;
const target = /^(?:\.\.[ \t]+_(?:`[^`]*`|[^:\\`]|\\.|:(?!\s|$))*:(?:\s|$)|__[ \t])/;
const footnote = /^\.\.[ \t]+\[[^\]\s]{1,100}\][ \t]+/;
const explicit = /^\.\.(?:[ \t]|$)/;
const field = /^:(?![: ])[^:\r\n`]{1,200}:(?=[ \t]|$)/;
const bullet =
  /^(?:[-*+•‣⁃]|(?:\d{1,4}|#|[A-Za-z]|[ivxlcdmIVXLCDM]{1,8})[.)]|\((?:\d{1,4}|#|[A-Za-z])\))[ \t]+/;

/**
 * reStructuredText, by the docutils specification and Sphinx. Blocks follow from indentation: what is
 * indented more than a directive, a comment or a paragraph that ends in `::` belongs to it. Admonitions
 * and unknown directives have bodies of prose; restructuredTextDirectives.ts knows the others.
 */
export const restructuredText: ProseFormat = {
  ...documentKinds.restructuredText,
  regions(text) {
    const draft = draftOf(text);
    new RestructuredTextReader(draft).read(linesOf(text));
    markAddresses(draft.marks, 0, text.length);
    return draft.marks.regions();
  },
};

interface SilentBlock {
  readonly kind: RegionKind;
  /** Lines indented more than this belong to it. */
  readonly indent: number;
}

class RestructuredTextReader {
  readonly #draft: Draft;
  #silent: SilentBlock | undefined;
  /** The indent of a paragraph that announced a literal block, until that begins. */
  #announced: number | undefined;
  /** The indent of a directive whose options may follow. */
  #options: number | undefined;
  #inDoctest = false;
  #quoted: string | undefined;
  /** Whether the paragraph being read belongs to a list of fields, which follow without blank lines. */
  #inFields = false;
  #proseFrom: number | undefined;
  #proseTo = 0;
  #last = '';
  #indent = 0;

  constructor(draft: Draft) {
    this.#draft = draft;
  }

  read(lines: readonly Line[]): void {
    for (const line of lines) {
      if (isBlank(line)) {
        this.#endParagraph();
      } else {
        this.#readLine(line, indentOf(line));
      }
    }
    this.#endParagraph();
  }

  #readLine(line: Line, indent: number): void {
    const text = line.text.trim();
    if (this.#silent !== undefined && indent > this.#silent.indent) {
      this.#silence(line, this.#silent.kind);
      return;
    }
    this.#silent = undefined;
    if (this.#startsLiteral(indent, text)) {
      this.#silence(line, 'code');
    } else if (this.#options !== undefined && indent > this.#options && field.test(text)) {
      this.#silence(line, 'syntax');
    } else if (this.#inDoctest || (this.#proseFrom === undefined && text.startsWith('>>> '))) {
      this.#inDoctest = true;
      this.#silence(line, 'code');
    } else {
      this.#options = undefined;
      this.#readBlock(line, indent, text);
    }
  }

  /** After `::`, an indented block, or lines that all begin with the same sign. */
  #startsLiteral(indent: number, text: string): boolean {
    if (this.#quoted !== undefined) {
      return text.startsWith(this.#quoted);
    }
    if (this.#announced === undefined || this.#proseFrom !== undefined) {
      return false;
    }
    const announced = this.#announced;
    this.#announced = undefined;
    if (indent > announced) {
      this.#silent = { kind: 'code', indent: announced };
      return true;
    }
    this.#quoted = /^[!-/:-@[-`{-~]/.test(text) && !explicit.test(text) ? text.charAt(0) : undefined;
    return this.#quoted !== undefined;
  }

  #readBlock(line: Line, indent: number, text: string): void {
    const start = line.start + indent;
    const found = directive.exec(text);
    if (adornment.test(text) || tableBorder.test(text)) {
      this.#silence(line, 'syntax');
    } else if (target.test(text)) {
      this.#silence(line, 'link');
      this.#silent = { kind: 'link', indent };
    } else if (found !== null) {
      this.#readDirective(line, start, found[0].length, directiveNamed(found[1] ?? ''));
    } else if (footnote.test(text)) {
      this.#readProse(line, start, 'link', footnote.exec(text)?.[0].length ?? 0);
    } else if (explicit.test(text)) {
      this.#silence(line, 'comment');
      this.#silent = text === '..' && this.#nextIsBlank(line) ? undefined : { kind: 'comment', indent };
    } else if ((this.#proseFrom === undefined || this.#inFields) && field.test(text)) {
      this.#inFields = true;
      this.#readProse(line, start, 'syntax', field.exec(text)?.[0].length ?? 0);
    } else {
      const head = bullet.exec(text)?.[0].length ?? 0;
      this.#readProse(
        line,
        start,
        'markup',
        this.#proseFrom === undefined || indent <= this.#indent ? head : 0,
      );
    }
  }

  #nextIsBlank(line: Line): boolean {
    return /^[ \t]*(?:[\r\n]|$)/.test(this.#draft.text.slice(line.next, line.next + 200));
  }

  #readDirective(
    line: Line,
    start: number,
    head: number,
    { kind, argumentIsText, bodyIsText }: Directive,
  ): void {
    const indent = start - line.start;
    if (argumentIsText) {
      this.#readProse(line, start, kind, head);
    } else {
      this.#silence(line, kind);
    }
    if (bodyIsText) {
      this.#options = indent;
    } else {
      this.#silent = { kind, indent };
    }
  }

  /** Adds a line to the paragraph; its head is no prose and, if there is one, begins a new paragraph. */
  #readProse(line: Line, start: number, kind: RegionKind, head: number): void {
    if (head > 0) {
      this.#flush();
      this.#draft.marks.mark(start, start + head, kind);
    }
    if (this.#proseFrom === undefined) {
      this.#proseFrom = start + head;
      this.#indent = start - line.start;
    }
    this.#proseTo = line.end;
    this.#last = line.text.trimEnd();
  }

  #silence(line: Line, kind: RegionKind): void {
    this.#flush();
    this.#draft.marks.mark(line.start, line.end, kind);
  }

  #endParagraph(): void {
    if (this.#proseFrom !== undefined && this.#last.endsWith('::')) {
      this.#announced = this.#indent;
    }
    this.#flush();
    this.#inDoctest = false;
    this.#inFields = false;
    this.#quoted = undefined;
    this.#options = undefined;
  }

  #flush(): void {
    if (this.#proseFrom !== undefined) {
      markAddresses(this.#draft.marks, this.#proseFrom, this.#proseTo);
      scanInline(stretchOf(this.#draft, this.#proseFrom, this.#proseTo), restructuredTextRules);
      this.#proseFrom = undefined;
    }
  }
}
