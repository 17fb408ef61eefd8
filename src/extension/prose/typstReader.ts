import { type Draft, draftOf } from './inline.ts';
import { lineEnd } from './lines.ts';
import { readTypstMarkup, readTypstTrivia } from './typstMarkup.ts';

/**
 * What is being read. `statement` is code up to the end of its line; `call` follows a name after `#`,
 * with its fields, arguments and content; `control` is `if`, `for` or `while` up to its last block.
 */
type Frame =
  | { readonly mode: 'markup' | 'code'; readonly closer: string; nesting: number }
  | { readonly mode: 'statement' | 'call' }
  | { readonly mode: 'control'; hasBody: boolean };

const codeStart = /#(?:([\p{L}_][\p{L}\p{N}_-]*)|(?=[[({"\d]))/uy;
const field = /\.[\p{L}_][\p{L}\p{N}_-]*/uy;
const statement = /^(?:let|set|show|import|include|return)$/;
const control = /^(?:if|for|while)$/;
const elseBranch = /\s*else\b/y;
const word = /[ \t]*([\p{L}_][\p{L}\p{N}_-]*)?/uy;

/** Reads a document with a stack of its own, so that no depth of nesting is too much. */
export class TypstReader {
  readonly draft: Draft;
  readonly #frames: Frame[] = [{ mode: 'markup', closer: '', nesting: 0 }];
  #at = 0;

  constructor(text: string) {
    this.draft = draftOf(text);
  }

  read(): void {
    const { text } = this.draft;
    while (this.#at < text.length) {
      const frame = this.#frames.at(-1);
      if (frame === undefined) {
        return;
      }
      if (frame.mode === 'markup') {
        this.#readMarkup(frame);
      } else if (frame.mode === 'call') {
        this.#readCall();
      } else {
        this.#readCode(frame);
      }
    }
  }

  #silence(length: number): void {
    this.draft.marks.mark(this.#at, this.#at + length, 'syntax');
    this.#at += length;
  }

  #open(character: string): void {
    const mode = character === '[' ? 'markup' : 'code';
    this.#frames.push({ mode, closer: character === '(' ? ')' : character === '{' ? '}' : ']', nesting: 0 });
    this.#silence(1);
  }

  #readMarkup(frame: Frame & { mode: 'markup' | 'code' }): void {
    const { text } = this.draft;
    const character = text.charAt(this.#at);
    if (character === '#') {
      this.#readHash();
    } else if (character === ']' && frame.nesting === 0 && frame.closer === ']') {
      this.#frames.pop();
      this.#silence(1);
    } else if (character === '[' || character === ']') {
      frame.nesting += character === '[' ? 1 : frame.nesting > 0 ? -1 : 0;
      this.draft.marks.mark(this.#at, this.#at + 1, 'markup');
      this.#at += 1;
    } else {
      const read = readTypstMarkup(this.draft, this.#at);
      if (read.isReference && text[read.end] === '[') {
        this.#frames.push({ mode: 'call' });
      }
      this.#at = Math.max(read.end, this.#at + 1);
    }
  }

  /** `#` in markup: code, if a name, a bracket or a literal follows. */
  #readHash(): void {
    codeStart.lastIndex = this.#at;
    const match = codeStart.exec(this.draft.text);
    if (match === null) {
      this.#at += 1;
      return;
    }
    this.#silence(match[0].length);
    this.#readName(match[1]);
  }

  #readName(name: string | undefined): void {
    if (name === 'context') {
      word.lastIndex = this.#at;
      const match = word.exec(this.draft.text);
      this.#silence(match?.[0].length ?? 0);
      this.#readName(match?.[1]);
    } else if (name !== undefined && statement.test(name)) {
      this.#frames.push({ mode: 'statement' });
    } else if (name !== undefined && control.test(name)) {
      this.#frames.push({ mode: 'control', hasBody: false });
    } else {
      this.#frames.push({ mode: 'call' });
      this.#readPrimary();
    }
  }

  /** The expression right after `#`, when it is no name. */
  #readPrimary(): void {
    const character = this.draft.text.charAt(this.#at);
    if (character === '{') {
      this.#open(character);
    } else if (character === '"') {
      this.#silence(this.#stringEnd() - this.#at);
    }
  }

  #readCall(): void {
    const { text } = this.draft;
    const character = text.charAt(this.#at);
    field.lastIndex = this.#at;
    const name = character === '.' ? field.exec(text)?.[0] : undefined;
    if (character === '(' || character === '[') {
      this.#open(character);
    } else if (name !== undefined) {
      this.#silence(name.length);
    } else {
      this.#frames.pop();
      this.#silence(character === ';' ? 1 : 0);
    }
  }

  #readCode(frame: Frame): void {
    const { text, marks } = this.draft;
    if (frame.mode === 'control' && frame.hasBody) {
      this.#readElse(frame);
      return;
    }
    const character = text.charAt(this.#at);
    const trivia = character === '/' || character === '`' ? readTypstTrivia(this.draft, this.#at) : undefined;
    if (trivia !== undefined) {
      this.#at = trivia;
    } else if ('([{'.includes(character)) {
      if (frame.mode === 'control') {
        frame.hasBody = character !== '(';
      }
      this.#open(character);
    } else if (')]}'.includes(character)) {
      this.#close(frame, character);
    } else if (character === '"') {
      this.#silence(this.#stringEnd() - this.#at);
    } else if (frame.mode !== 'code' && (character === '\n' || character === ';') && !this.#goesOn()) {
      this.#frames.pop();
      this.#silence(character === ';' ? 1 : 0);
    } else if (character === '\n' || character === '\r') {
      this.#at += 1;
    } else {
      marks.mark(this.#at, this.#at + 1, 'syntax');
      this.#at += 1;
    }
  }

  /** A closing bracket ends its own frame; in a statement it belongs to what the statement stands in. */
  #close(frame: Frame, character: string): void {
    if (frame.mode !== 'code') {
      this.#frames.pop();
    } else {
      if (frame.closer === character) {
        this.#frames.pop();
      }
      this.#silence(1);
    }
  }

  #readElse(frame: Frame & { mode: 'control' }): void {
    elseBranch.lastIndex = this.#at;
    const match = elseBranch.exec(this.draft.text);
    if (match === null) {
      this.#frames.pop();
    } else {
      this.#silence(match[0].length);
      frame.hasBody = false;
    }
  }

  /** Whether the line so far ends in an operator, so that the statement goes on after it. */
  #goesOn(): boolean {
    const before = this.draft.text.slice(Math.max(0, this.#at - 40), this.#at).trimEnd();
    return this.draft.text[this.#at] === '\n' && /[=+,:>]$/.test(before);
  }

  /** After the string that starts here; a string never closed ends with its line. */
  #stringEnd(): number {
    const { text, finder } = this.draft;
    const close = finder.nextWhere(
      'end of string',
      '"',
      this.#at + 1,
      at => text[at - 1] !== '\\' || text[at - 2] === '\\',
    );
    return Number.isFinite(close) ? close + 1 : lineEnd(text, this.#at);
  }
}
