import type { Marks } from './marks.ts';

/**
 * Addresses in running text, the same in every format: web and other URLs, e-mail addresses, paths and
 * names of files. A token between spaces, quotes and brackets is one, or holds one, or is prose:
 * `and/or` and `e.g.` stay prose, since a relative path needs a file ending and a bare file name a
 * well-known one.
 */

const scheme = /(?:[a-zA-Z][a-zA-Z\d+.-]{0,20}:\/\/|mailto:|www\.)(?=[^\s.,;:!?])/;
const urlEnd = /[\\\u3000-\u303F\uFF00-\uFFEF]/;
const email = /^[\p{L}\d.!#$%&'*+/=?^_{}~-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,8}$/u;
const rootedPath = /^(?:~|\.{1,2})?[/\\][\w.@+~-]+[/\\]|^(?:~|\.{1,2})[/\\][\w.@+-]|^[A-Za-z]:[\\/][\w.]/;
const endsInFileName = /[^./\\]\.[A-Za-z][A-Za-z\d]{0,7}$/;
const wellKnownEnding = new RegExp(
  `^[\\w@+~-][\\w.@+~-]{0,80}\\.(?:${[
    'adoc asciidoc bib bat bash bmp c cc cfg cjs conf cpp cs css csv dart diff dll docx? epub eps exe gif go',
    'gz h hpp hs html? ico ini ipynb java jpe?g jsonc? jsonl? jsx kt lock log lua m4a markdown md mdx mjs mkv',
    'mp3 mp4 odt ogg org pdf php pl png po pptx? properties ps1 py qmd r rar rb rmd rs rst rtf sass scala scss',
    'sh sql sqlite svg swift tar tex tiff? toml tsv tsx? ttf txt typ vsix vue wasm wav webm webp woff2? xlsx?',
    'xml ya?ml zig zip zsh',
  ]
    .join(' ')
    .replaceAll(' ', '|')})$`,
  'i',
);
const bareDomain = /^(?:[a-z\d-]{1,63}\.){1,4}(?:com|org|net|edu|gov|io|dev|app)(?:\/\S*)?$/i;

/** Marks the addresses in what is still prose between two offsets. */
export function markAddresses(marks: Marks, from: number, to: number): void {
  const token = /[^\s<>"“”«»`[\]{}|]+/g;
  let start = marks.nextProse(from, to);
  while (start < to) {
    const end = marks.nextProse(start, to, false);
    const text = marks.text.slice(start, end);
    for (const match of text.matchAll(token)) {
      markAddressIn(marks, match[0], start + match.index);
    }
    start = marks.nextProse(end, to);
  }
}

function markAddressIn(marks: Marks, token: string, offset: number): void {
  if (!/[./\\@:]/.test(token)) {
    return;
  }
  const found = addressIn(token);
  if (found !== undefined) {
    marks.mark(offset + found[0], offset + found[1], 'link');
  }
}

function addressIn(token: string): readonly [start: number, end: number] | undefined {
  const url = scheme.exec(token);
  if (url !== null) {
    const rest = token.slice(url.index);
    const cut = urlEnd.exec(rest);
    return [url.index, url.index + trimmedEnd(cut === null ? rest : rest.slice(0, cut.index))];
  }
  const start = /^[('*_‘]*/.exec(token)?.[0].length ?? 0;
  const trimmed = token.slice(start);
  const core = trimmed.slice(0, trimmedEnd(trimmed));
  return core.length <= 1000 && isAddress(core) ? [start, start + core.length] : undefined;
}

function isAddress(token: string): boolean {
  if (token.includes('@') && email.test(token)) {
    return true;
  }
  if (token.includes('/') || token.includes('\\')) {
    return (
      rootedPath.test(token) ||
      bareDomain.test(token) ||
      (!token.includes('//') && endsInFileName.test(token))
    );
  }
  return wellKnownEnding.test(token) || bareDomain.test(token);
}

/** Where an address ends that may be followed by the punctuation of the sentence around it. */
function trimmedEnd(token: string): number {
  let open = 0;
  for (const character of token) {
    open += character === '(' ? 1 : character === ')' ? -1 : 0;
  }
  let end = token.length;
  while (end > 0) {
    const last = token.charAt(end - 1);
    if (last === ')' && open < 0) {
      open += 1;
    } else if (!".,;:!?'*_~’…".includes(last)) {
      break;
    }
    end -= 1;
  }
  return end;
}
