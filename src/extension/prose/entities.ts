import { type InlineRule, matchAt } from './inline.ts';
import { isWordAt, markWordAround } from './words.ts';

const entity = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z][a-zA-Z\d]{1,31}));/y;

const spaces = new Set('nbsp ensp emsp emsp13 emsp14 thinsp hairsp numsp puncsp'.split(' '));

const separators = new Set(
  (
    'amp lt gt quot laquo raquo lsaquo rsaquo ldquo rdquo bdquo lsquo sbquo mdash ndash horbar hellip ' +
    'middot bull sect para dagger copy reg trade deg times divide plusmn minus frac12 frac14 frac34 euro ' +
    'pound yen cent iexcl iquest larr rarr uarr darr harr excl quest num dollar percnt lpar rpar ast plus ' +
    'comma period sol colon semi equals commat lsqb lbrack rsqb rbrack bsol lowbar lcub lbrace rcub rbrace ' +
    'vert verbar check starf star hearts Tab NewLine zwj zwnj lrm rlm'
  ).split(' '),
);

/**
 * Character references of HTML. One that stands for a space takes part in prose as markup; a sign
 * between words is silent; one that is a letter or an apostrophe silences the whole word, because
 * `caf&eacute;` must not be looked up as "caf".
 */
export const entityRule: InlineRule = (stretch, at) => {
  const match = matchAt(stretch, at, entity);
  if (match === undefined) {
    return at;
  }
  const end = at + match[0].length;
  const kind = kindOfEntity(match);
  if (kind === 'letter' && (isWordAt(stretch.text, at - 1) || isWordAt(stretch.text, end))) {
    return markWordAround(stretch.marks, at, end, 'syntax');
  }
  stretch.marks.mark(at, end, kind === 'space' ? 'markup' : 'syntax');
  return end;
};

function kindOfEntity(match: RegExpExecArray): 'space' | 'separator' | 'letter' {
  const [, decimal, hexadecimal, name] = match;
  if (name !== undefined) {
    return spaces.has(name) ? 'space' : separators.has(name) ? 'separator' : 'letter';
  }
  const code = decimal !== undefined ? Number.parseInt(decimal, 10) : Number.parseInt(hexadecimal ?? '', 16);
  const character = code <= 0x10ffff ? String.fromCodePoint(code) : '\uFFFD';
  if (character.trim() === '') {
    return 'space';
  }
  return /[\p{L}\p{M}\p{N}'’\u00AD]/u.test(character) ? 'letter' : 'separator';
}
