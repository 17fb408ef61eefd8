import { markAddresses } from './addresses.ts';
import { documentKinds } from './documentKinds.ts';
import { entityRule } from './entities.ts';
import { draftOf, type InlineRule, inlineRules, matchAt, scanInline, stretchOf } from './inline.ts';
import { isBlank, type Line, linesOf } from './lines.ts';
import type { ProseFormat } from './region.ts';

const keyword = /^\s*(msgctxt|msgid|msgid_plural|msgstr(?:\[\d+\])?|domain)(?=\s*")/;
const quoted = /^(\s*)"(.*)"\s*$/;

/**
 * gettext catalogues (GNU gettext manual, "The Format of PO Files"). Prose is what stands in the
 * strings of msgid, msgid_plural and msgstr, but for the header (the translation of the empty msgid),
 * escapes, placeholders of the common format languages, and tags. `msgctxt` and every comment,
 * obsolete entries among them, are silent.
 */
export const gettext: ProseFormat = {
  ...documentKinds.gettext,
  regions(text) {
    const draft = draftOf(text);
    const reader = new CatalogueReader();
    for (const line of linesOf(text)) {
      const string = reader.read(line);
      if (string === undefined) {
        const kind = line.text.trimStart().startsWith('#') ? 'comment' : 'syntax';
        draft.marks.mark(line.start, line.end, kind);
        continue;
      }
      draft.marks.mark(line.start, string.start, string.continues ? 'markup' : 'syntax');
      scanInline(stretchOf(draft, string.start, string.end), rules);
      draft.marks.mark(string.end, line.end, 'markup');
      markAddresses(draft.marks, string.start, string.end);
    }
    return draft.marks.regions();
  },
};

interface StringLine {
  /** The contents, without the quotes. */
  readonly start: number;
  readonly end: number;
  /** Whether it goes on with the string of the line before. */
  readonly continues: boolean;
}

/** Knows, from line to line, whose string is being read. */
class CatalogueReader {
  #keyword = '';
  /** Whether the msgid read last is empty so far, which makes its translation the header. */
  #emptyId = false;

  /** The prose string on a line; undefined when the line holds none. */
  read(line: Line): StringLine | undefined {
    const found = keyword.exec(line.text);
    const head = found?.[0].length ?? 0;
    const string = quoted.exec(line.text.slice(head));
    if (string === null) {
      this.#keyword = isBlank(line) ? '' : this.#keyword;
      return undefined;
    }
    this.#keyword = found?.[1] ?? this.#keyword;
    const contents = string[2] ?? '';
    if (this.#keyword === 'msgid') {
      this.#emptyId = contents === '' && (found !== null || this.#emptyId);
    }
    if (!this.#isProse()) {
      return undefined;
    }
    const start = line.start + head + (string[1] ?? '').length + 1;
    return { start, end: start + contents.length, continues: found === null };
  }

  #isProse(): boolean {
    return this.#keyword.startsWith('msgid') || (this.#keyword.startsWith('msgstr') && !this.#emptyId);
  }
}

/** printf (C, and Python's named form), without the space flag: "100% of" is prose. */
const percent =
  /%(?:%|(?:\d{1,2}\$|\(\w{1,60}\))?[-+#0']*(?:\d{1,4}|\*)?(?:\.\d{1,4})?(?:hh?|ll?|[Lqjzt])?[diouxXeEfFgGaAcspn@])/y;
const percentName = /%\{\w{1,60}\}|%<\w{1,60}>|%\d(?!\d)/y;
const brace = /\{[^{}\s"\\]{0,60}\}/y;
const dollar = /\$(?:\{\w{1,60}\}|[A-Za-z_]\w{0,60})/y;
const escaped = /\\(?:x[\da-fA-F]{1,2}|[0-7]{1,3}|[\s\S])/y;
const tag = /<\/?[A-Za-z](?:[^<>"\\]|\\"){0,500}>/y;

const rules = inlineRules({
  '%': patterns(percent, percentName),
  '{': patterns(brace),
  $: patterns(dollar),
  '\\': patterns(escaped),
  '<': patterns(tag),
  '&': entityRule,
});

function patterns(...sticky: readonly RegExp[]): InlineRule {
  return (stretch, at) => {
    for (const pattern of sticky) {
      const match = matchAt(stretch, at, pattern);
      if (match !== undefined) {
        stretch.marks.mark(at, at + match[0].length, 'syntax');
        return at + match[0].length;
      }
    }
    return at;
  };
}
