import { entityRule } from './entities.ts';
import { type Draft, findIn, inlineRules, matchAt, type Stretch, scanInline } from './inline.ts';
import type { RegionKind } from './region.ts';

/** A piece of HTML that is not text. */
export interface Tag {
  readonly start: number;
  readonly end: number;
  /** The element's name in lower case; empty for comments, declarations and instructions. */
  readonly name: string;
  readonly closes: boolean;
  readonly selfCloses: boolean;
}

/** Elements whose contents are no prose. */
const silentElements: ReadonlyMap<string, RegionKind> = new Map([
  ...['pre', 'script', 'style', 'xmp', 'listing', 'plaintext'].map(name => [name, 'code'] as const),
  ...['code', 'kbd', 'samp', 'var', 'tt'].map(name => [name, 'inlineCode'] as const),
  ...['svg', 'textarea', 'template', 'iframe', 'noembed', 'noframes'].map(name => [name, 'syntax'] as const),
  ['math', 'math'],
]);

/** Elements whose contents are read as text up to their own end tag. */
const rawElements = new Set(['script', 'style', 'textarea', 'title', 'xmp', 'iframe', 'noembed', 'noframes']);

/** Elements with which a sentence does not end: `<b>`, and line breaks within it. */
const inlineElements = new Set(
  'a abbr acronym b bdi bdo big cite del dfn em font i ins mark q s small span strike strong sub sup u wbr'.split(
    ' ',
  ),
);

const tagName = /<\/?([a-zA-Z][^\s/<>]*)/y;

/**
 * The tag, comment, declaration or instruction that starts at the `<` at an offset; undefined when
 * that is text. What is not closed is text too, so that a tag half typed silences nothing.
 */
export function tagAt(stretch: Stretch, at: number): Tag | undefined {
  const { text } = stretch;
  const name = matchAt(stretch, at, tagName);
  if (name !== undefined) {
    const end = tagEnd(stretch, at + name[0].length);
    return end === undefined
      ? undefined
      : {
          start: at,
          end,
          name: (name[1] ?? '').toLowerCase(),
          closes: text[at + 1] === '/',
          selfCloses: text[end - 2] === '/',
        };
  }
  const closer = text.startsWith('<!--', at)
    ? '-->'
    : text.startsWith('<![CDATA[', at)
      ? undefined
      : text[at + 1] === '!' || text[at + 1] === '?' || text[at + 1] === '/'
        ? '>'
        : undefined;
  const last = closer === undefined ? undefined : findIn(stretch, closer, at + 2);
  return last === undefined || closer === undefined
    ? undefined
    : { start: at, end: last + closer.length, name: '', closes: false, selfCloses: false };
}

/** After the `>` that ends a tag, quoted values skipped; a quote opens one only after `=`. */
function tagEnd(stretch: Stretch, from: number): number | undefined {
  const { text, to } = stretch;
  let valueNext = false;
  for (let at = from; at < to; at += 1) {
    const character = text.charAt(at);
    if (character === '>') {
      return at + 1;
    }
    if (character === '<') {
      return undefined;
    }
    if (valueNext && (character === '"' || character === "'")) {
      const close = findIn(stretch, character, at + 1);
      if (close === undefined) {
        return undefined;
      }
      at = close;
    }
    valueNext = character === '=' || (valueNext && character.trim() === '');
  }
  return undefined;
}

/** Marks one tag; a tag in the middle of a sentence is markup, others interrupt. */
export function markTag(draft: Draft, tag: Tag): void {
  const isComment = draft.text.startsWith('<!--', tag.start);
  const isMarkup = inlineElements.has(tag.name);
  draft.marks.mark(tag.start, tag.end, isComment ? 'comment' : isMarkup ? 'markup' : 'syntax');
}

/** Marks the tags and character references of a stretch of HTML, and returns the tags. */
export function markHtml(stretch: Stretch): Tag[] {
  const tags: Tag[] = [];
  const rules = inlineRules({
    '&': entityRule,
    '<': (_, at) => {
      const tag = tagAt(stretch, at);
      if (tag === undefined) {
        return at;
      }
      tags.push(tag);
      markTag(stretch, tag);
      return rawElements.has(tag.name) && !tag.closes ? rawEnd(stretch, tag) : tag.end;
    },
  });
  scanInline(stretch, rules);
  return tags;
}

/** Where the text of a raw element ends: before its end tag, if there is one. */
function rawEnd(stretch: Stretch, tag: Tag): number {
  const { text } = stretch;
  const end = stretch.finder.nextWhere(
    `</${tag.name}`,
    '</',
    tag.end,
    at => text.slice(at + 2, at + 2 + tag.name.length).toLowerCase() === tag.name,
  );
  return end < stretch.to ? end : tag.end;
}

/** Marks what stands between the start and end tags of elements that hold no prose. */
export function markSilentElements(draft: Draft, tags: readonly Tag[]): void {
  let marked = 0;
  for (const [start, end, kind] of silentStretches(tags)) {
    if (end > marked) {
      draft.marks.mark(Math.max(start, marked), end, kind);
      marked = end;
    }
  }
}

/** From start tag to end tag, in rising order; a start tag without an end tag silences nothing. */
function silentStretches(tags: readonly Tag[]): (readonly [number, number, RegionKind])[] {
  const open = new Map<string, Tag[]>();
  const stretches: (readonly [number, number, RegionKind])[] = [];
  for (const tag of tags) {
    const kind = silentElements.get(tag.name);
    if (kind === undefined) {
      continue;
    }
    const stack = open.get(tag.name) ?? [];
    open.set(tag.name, stack);
    if (!tag.closes && !tag.selfCloses) {
      stack.push(tag);
    } else if (tag.closes) {
      const start = stack.pop();
      if (start !== undefined) {
        stretches.push([start.start, tag.end, kind]);
      }
    }
  }
  return stretches.sort((a, b) => a[0] - b[0]);
}
