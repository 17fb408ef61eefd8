import { markAddresses } from './addresses.ts';
import { documentKinds } from './documentKinds.ts';
import { isBlank, type Line, linesOf } from './lines.ts';
import { Marks } from './marks.ts';
import type { ProseFormat } from './region.ts';

const scissors = /^# -+ >8 -+\s*$/;
const conventionalPrefix =
  /^(?:(?:fixup|squash|amend)! )*[a-z][\w/.-]{0,40}(?:\([^()]{0,80}\))?!?: |^(?:(?:fixup|squash|amend)! )+/;
const trailer =
  /^(?:[A-Za-z]+(?:-[A-Za-z\d]+)+|Cc|Fixes|Closes|Resolves|Refs?|See|Bug|Issue|Link|PR)\s*: |^\(cherry picked from commit /;
const breakingChange = /^BREAKING[ -]CHANGE: /;
const mention = /(?<![\w.@/-])@[\w][\w-]{0,60}/g;
const commitId = /(?<![\w-])(?=[a-f]{0,63}\d)[\da-f]{7,64}(?![\w-])/g;

/**
 * Commit messages as git reads them (git-commit, git-interpret-trailers): lines that begin with `#`
 * are comments, from the scissors line on nothing counts, and the last paragraph, unless it is the
 * first, may consist of trailers. Besides, the `type(scope):` of Conventional Commits, the ids of
 * commits, and backquoted code, which is no rule of git's but everybody's habit.
 */
export const gitCommit: ProseFormat = {
  ...documentKinds.gitCommit,
  regions(text) {
    const marks = new Marks(text);
    const message = markComments(marks);
    for (const line of trailersOf(message)) {
      marks.mark(line.start, line.end, 'syntax');
    }
    const subject = message.find(line => !isBlank(line));
    for (const line of message) {
      markLine(marks, line, line === subject);
    }
    markAddresses(marks, 0, text.length);
    return marks.regions();
  },
};

/** Marks the comments and returns the lines of the message itself. */
function markComments(marks: Marks): Line[] {
  const message: Line[] = [];
  for (const line of linesOf(marks.text)) {
    if (scissors.test(line.text)) {
      marks.mark(line.start, marks.text.length, 'comment');
      return message;
    }
    if (line.text.startsWith('#')) {
      marks.mark(line.start, line.end, 'comment');
    } else {
      message.push(line);
    }
  }
  return message;
}

/** The trailers: the lines of the last paragraph that look like one, if it is not the first paragraph. */
function trailersOf(message: readonly Line[]): Line[] {
  const last = message.findLastIndex(line => !isBlank(line));
  const before = message.findLastIndex((line, index) => index < last && isBlank(line));
  const isFirst = !message.slice(0, Math.max(0, before)).some(line => !isBlank(line));
  if (isFirst) {
    return [];
  }
  const trailers: Line[] = [];
  let continued = false;
  for (const line of message.slice(before + 1, last + 1)) {
    continued = trailer.test(line.text) || (continued && /^\s/.test(line.text));
    if (continued) {
      trailers.push(line);
    }
  }
  return trailers;
}

function markLine(marks: Marks, line: Line, isSubject: boolean): void {
  const prefix = (isSubject ? conventionalPrefix : breakingChange).exec(line.text);
  if (prefix !== null) {
    marks.mark(line.start, line.start + prefix[0].length - 1, 'syntax');
  }
  for (const code of line.text.matchAll(/`[^`]+`/g)) {
    marks.mark(line.start + code.index, line.start + code.index + code[0].length, 'inlineCode');
  }
  for (const pattern of [commitId, mention]) {
    for (const match of line.text.matchAll(pattern)) {
      marks.mark(line.start + match.index, line.start + match.index + match[0].length, 'link');
    }
  }
}
