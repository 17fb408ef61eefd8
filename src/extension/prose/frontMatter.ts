import { linesOf } from './lines.ts';

/**
 * Where the front matter at the very start of a document ends; 0 when there is none. YAML stands
 * between `---` and `---` or `...` and, by pandoc's rule, does not begin with a blank line (that is a
 * thematic break); TOML between two `+++`; JSON between a line `{` and a line `}`, as Hugo reads it.
 */
export function frontMatterEnd(text: string): number {
  const from = text.startsWith('\uFEFF') ? 1 : 0;
  const opener = /^(?:---|\+\+\+|\{)[ \t]*(?:\r\n|\r|\n)/.exec(text.slice(from, from + 200))?.[0].trim();
  if (opener === undefined) {
    return 0;
  }
  const [, second, ...rest] = linesOf(text, from);
  if (second === undefined || (opener === '---' && second.text.trim() === '')) {
    return 0;
  }
  const closers = opener === '---' ? ['---', '...'] : opener === '{' ? ['}'] : ['+++'];
  const last = [second, ...rest].find(line => closers.includes(line.text.trimEnd()));
  return last === undefined ? 0 : last.next;
}
