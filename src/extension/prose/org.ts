import { markAddresses } from './addresses.ts';
import { documentKinds } from './documentKinds.ts';
import { type Draft, draftOf, scanInline, stretchOf } from './inline.ts';
import { isBlank, type Line, linesOf } from './lines.ts';
import { orgRules } from './orgInline.ts';
import type { ProseFormat, RegionKind } from './region.ts';

const heading = /^\*+[ \t]+/;
const priority = /^\[#[A-Za-z\d]{1,2}\][ \t]*/;
const tags = /[ \t]:(?:[\w@#%]{1,60}:)+[ \t]*$/;
const keyword = /^[ \t]*#\+([\w-]{1,60})(?:\[[^\]]{0,200}\])?:[ \t]*/;
const textKeyword = /^(?:title|subtitle|caption|description)$/i;
const blockBegin = /^[ \t]*#\+begin_(\S+)/i;
const blockLine = /^[ \t]*#\+(?:begin|end)[_:]/i;
const environmentBegin = /^[ \t]*\\begin\{([\w*]{1,40})\}/;
const drawer = /^[ \t]*:[\w-]{1,60}:[ \t]*$/;
const drawerEnd = /^[ \t]*:end:[ \t]*$/i;
const planning = /^[ \t]*(?:SCHEDULED|DEADLINE|CLOSED|CLOCK):/;
const item = /^[ \t]*(?:[-+]|\d{1,9}[.)]|[ \t]\*)[ \t]+(?:\[@\d{1,9}\][ \t]+)?(\[[ X-]\][ \t]+)?/;
const term = /[ \t]::(?=[ \t]|$)/;
const ruler = /^[ \t]*(?:-{5,}|\|[-+]+\|?)[ \t]*$/;
const todoDefinition = /^[ \t]*#\+(?:seq_todo|typ_todo|todo):(.*)$/i;

/** In lines. The names of environments are anybody's, so a search for their ends needs a limit. */
const longestEnvironment = 200;

const silentBlocks: Readonly<Record<string, RegionKind>> = {
  src: 'code',
  example: 'code',
  export: 'code',
  latex: 'code',
  html: 'code',
  comment: 'comment',
};

/**
 * Org, by the Org Syntax specification (orgmode.org/worg/org-syntax.html). Line by line: blocks of
 * source, examples and exports, drawers, keywords, planning, comments and fixed-width lines are silent;
 * a block or drawer without an end is none. Titles and captions are prose, and so are the bodies of
 * all other blocks.
 */
export const org: ProseFormat = {
  ...documentKinds.org,
  regions(text) {
    const draft = draftOf(text);
    new OrgReader(draft, linesOf(text)).read();
    markAddresses(draft.marks, 0, text.length);
    return draft.marks.regions();
  },
};

class OrgReader {
  readonly #draft: Draft;
  readonly #lines: readonly Line[];
  readonly #todo: ReadonlySet<string>;
  /** Ends that do not occur any more, so that they are looked for once. */
  readonly #missing = new Set<string>();
  #proseFrom: number | undefined;
  #proseTo = 0;

  constructor(draft: Draft, lines: readonly Line[]) {
    this.#draft = draft;
    this.#lines = lines;
    this.#todo = todoKeywords(lines);
  }

  read(): void {
    let index = 0;
    for (;;) {
      const line = this.#lines[index];
      if (line === undefined) {
        break;
      }
      const end = this.#silentUntil(line.text, index);
      if (end === undefined) {
        this.#readLine(line);
      } else {
        this.#flush();
        this.#draft.marks.mark(line.start, this.#lines[end.last]?.end ?? line.end, end.kind);
      }
      index = (end?.last ?? index) + 1;
    }
    this.#flush();
  }

  /** The last line of the silent block, environment or drawer that a line begins. */
  #silentUntil(text: string, index: number): { last: number; kind: RegionKind } | undefined {
    const block = blockBegin.exec(text)?.[1]?.toLowerCase() ?? '';
    const environment = environmentBegin.exec(text)?.[1];
    let kind = silentBlocks[block];
    let last = -1;
    if (kind !== undefined) {
      last = this.#find(`#+end_${block}`, index, line => line.trim().toLowerCase() === `#+end_${block}`);
    } else if (environment !== undefined) {
      kind = 'math';
      const closer = `\\end{${environment}}`;
      last = this.#find('', index, line => line.trimEnd().endsWith(closer) || line.trim() === '');
      last = this.#lines[last]?.text.trim() === '' ? -1 : last;
    } else if (drawer.test(text) && !drawerEnd.test(text)) {
      kind = 'syntax';
      last = this.#find(':end:', index, line => drawerEnd.test(line));
    }
    return kind === undefined || last < 0 ? undefined : { last, kind };
  }

  #find(name: string, from: number, isEnd: (line: string) => boolean): number {
    if (this.#missing.has(name)) {
      return -1;
    }
    const to = name === '' ? Math.min(this.#lines.length, from + longestEnvironment) : this.#lines.length;
    for (let index = from; index < to; index += 1) {
      if (isEnd(this.#lines[index]?.text ?? '')) {
        return index;
      }
    }
    if (name !== '') {
      this.#missing.add(name);
    }
    return -1;
  }

  #readLine(line: Line): void {
    const { text } = line;
    if (isBlank(line)) {
      this.#flush();
    } else if (heading.test(text)) {
      this.#readHeading(line);
    } else if (/^[ \t]*#(?:[ \t]|$)/.test(text)) {
      this.#silence(line, 'comment');
    } else if (/^[ \t]*:(?:[ \t]|$)/.test(text)) {
      this.#silence(line, 'code');
    } else if (blockLine.test(text) || planning.test(text) || ruler.test(text)) {
      this.#silence(line, 'syntax');
    } else {
      this.#readProse(line);
    }
  }

  #readHeading(line: Line): void {
    this.#flush();
    const { marks } = this.#draft;
    const stars = heading.exec(line.text)?.[0].length ?? 0;
    let at = stars;
    const first = /^\S{1,40}/.exec(line.text.slice(at))?.[0] ?? '';
    if (this.#todo.has(first) || first === 'COMMENT') {
      at += first.length + 1;
    }
    at += priority.exec(line.text.slice(at))?.[0].length ?? 0;
    marks.mark(line.start, line.start + stars, 'markup');
    marks.mark(line.start + stars, line.start + Math.min(at, line.text.length), 'syntax');
    const tagged = tags.exec(line.text.slice(-500));
    const end = line.end - (tagged?.[0].length ?? 0);
    marks.mark(end, line.end, 'syntax');
    this.#scan(line.start + at, Math.max(line.start + at, end));
  }

  #readProse(line: Line): void {
    const { marks } = this.#draft;
    const found = keyword.exec(line.text);
    const [head = '', name = ''] = found ?? [];
    if (found !== null && !textKeyword.test(name)) {
      this.#silence(line, 'syntax');
      return;
    }
    const bullet = item.exec(line.text);
    const length = head.length + (bullet?.[0].length ?? 0);
    if (length > 0) {
      this.#flush();
      marks.mark(line.start, line.start + length, found === null ? 'markup' : 'syntax');
      marks.mark(line.start + length - (bullet?.[1] ?? '').length, line.start + length, 'syntax');
    }
    const separator = bullet === null ? null : term.exec(line.text);
    if (separator !== null) {
      marks.mark(line.start + separator.index, line.start + separator.index + 3, 'syntax');
    }
    this.#proseFrom ??= line.start + length;
    this.#proseTo = line.end;
  }

  #silence(line: Line, kind: RegionKind): void {
    this.#flush();
    this.#draft.marks.mark(line.start, line.end, kind);
  }

  #flush(): void {
    if (this.#proseFrom !== undefined) {
      this.#scan(this.#proseFrom, this.#proseTo);
      this.#proseFrom = undefined;
    }
  }

  #scan(from: number, to: number): void {
    markAddresses(this.#draft.marks, from, to);
    scanInline(stretchOf(this.#draft, from, to), orgRules);
  }
}

/** The states of tasks: the usual ones, and those a document defines for itself. */
function todoKeywords(lines: readonly Line[]): Set<string> {
  const usual = 'TODO DONE NEXT WAITING WAIT HOLD CANCELLED CANCELED STARTED SOMEDAY'.split(' ');
  const own = lines.flatMap(line => todoDefinition.exec(line.text)?.[1]?.trim().split(/\s+/) ?? []);
  return new Set([
    ...usual,
    ...own.map(state => state.replace(/\(.*$/, '')).filter(state => /\w/.test(state)),
  ]);
}
