import { Finder } from './finder.ts';
import { Marks } from './marks.ts';

/** A document being read: its text, what is known about it, and a memory for searches in it. */
export interface Draft {
  readonly text: string;
  readonly marks: Marks;
  readonly finder: Finder;
}

/** A stretch of running text, such as a paragraph; no inline construct reaches beyond it. */
export interface Stretch extends Draft {
  readonly from: number;
  readonly to: number;
}

/**
 * What a character begins. The rule marks what it recognises and returns where reading goes on; that
 * may be inside the construct, whose end it has then marked beforehand. Returning the offset it was
 * given says that the character is ordinary.
 */
export type InlineRule = (stretch: Stretch, at: number) => number;

/** Rules by the code of the ASCII character they begin with. */
export type InlineRules = readonly (InlineRule | undefined)[];

export function inlineRules(byCharacter: Readonly<Record<string, InlineRule>>): InlineRules {
  const rules: (InlineRule | undefined)[] = new Array(128).fill(undefined);
  for (const [character, rule] of Object.entries(byCharacter)) {
    rules[character.charCodeAt(0)] = rule;
  }
  return rules;
}

export function draftOf(text: string): Draft {
  return { text, marks: new Marks(text), finder: new Finder(text) };
}

export function stretchOf(draft: Draft, from: number, to: number): Stretch {
  return { ...draft, from, to };
}

/** Reads a stretch from left to right, asking the rule of each ASCII character not yet marked. */
export function scanInline(stretch: Stretch, rules: InlineRules): void {
  let at = stretch.from;
  while (at < stretch.to) {
    const rule = rules[stretch.text.charCodeAt(at)];
    const next = rule !== undefined && stretch.marks.isProse(at) ? rule(stretch, at) : at;
    at = Math.max(next, at + 1);
  }
}

/** The match of a sticky pattern at an offset, within the stretch. */
export function matchAt(stretch: Stretch, at: number, sticky: RegExp): RegExpExecArray | undefined {
  sticky.lastIndex = at;
  const match = sticky.exec(stretch.text);
  return match !== null && at + match[0].length <= stretch.to ? match : undefined;
}

/** Where `needle` next occurs in the stretch at or after `from`; undefined when it does not. */
export function findIn(stretch: Stretch, needle: string, from: number): number | undefined {
  const at = stretch.finder.next(needle, from);
  return at + needle.length <= stretch.to ? at : undefined;
}

/** Where the run of one character that starts at `at` ends. */
export function runEnd(stretch: Stretch, at: number): number {
  const code = stretch.text.charCodeAt(at);
  let end = at + 1;
  while (end < stretch.to && stretch.text.charCodeAt(end) === code) {
    end += 1;
  }
  return end;
}
