import type { Note, Register } from '../../lexicon/records.ts';
import { domainIds, domainNames, grammarNotes, regionIds, registerIds } from './labelTables.ts';
import { readable } from './references.ts';

/** What the remarks of a gloss say of it. Lists may be empty. */
export interface Remarks {
  readonly domains: string[];
  readonly regions: string[];
  readonly registers: Register[];
  readonly notes: Note[];
}

export function noRemarks(): Remarks {
  return { domains: [], regions: [], registers: [], notes: [] };
}

/** Takes the labels out of a gloss: "(Tw) (coll.) to doze off" says "to doze off", taiwan and informal. */
export function takeLabels(gloss: string, remarks: Remarks): string {
  if (!gloss.includes('(')) {
    return gloss;
  }
  const text = gloss.replace(/\(([^()]*)\)/g, (whole, remark: string) =>
    addLabels(remark, remarks) ? ' ' : whole,
  );
  return text === gloss ? gloss : tidy(text);
}

/** Adds the labels of a remark if all of its words are labels; an origin after a label becomes a note. */
function addLabels(remark: string, remarks: Remarks): boolean {
  const pieces = remark.split(/[,;/]\s*| and | or /).map(piece => piece.trim());
  const labels = pieces.map(readLabel);
  const end = labels.indexOf(undefined);
  if (end === -1) {
    for (const label of labels) {
      label?.(remarks);
    }
    return true;
  }
  const origin = pieces
    .slice(end)
    .join(', ')
    .replace(/^idiom /, '');
  if (end > 0 && /^from /.test(origin)) {
    for (const label of labels.slice(0, end)) {
      label?.(remarks);
    }
    addNote(remarks, 'etymologyNote', readable(origin));
    return true;
  }
  return false;
}

type AddLabel = (remarks: Remarks) => void;

function readLabel(piece: string): AddLabel | undefined {
  const qualified = /^(esp\.|usually|usu\.|often|sometimes|also) (.+)$/.exec(piece.toLowerCase());
  const text = qualified?.[2] ?? piece.toLowerCase();
  const register = registerIds[text];
  if (register !== undefined) {
    const qualifier = qualifiers[qualified?.[1] ?? ''];
    return ({ registers }) =>
      addRegister(registers, qualifier === undefined ? register : { id: register, qualifier });
  }
  const region = regionIds[text];
  if (region !== undefined) {
    return ({ regions }) => addOnce(regions, region);
  }
  const domain = domainIds[text] ?? (domainNames.has(text) ? text : undefined);
  if (domain !== undefined) {
    return ({ domains }) => addOnce(domains, domain);
  }
  const grammar = grammarNotes[text];
  if (grammar !== undefined) {
    return remarks => addNote(remarks, 'grammaticalNote', grammar);
  }
  return /^(japanese )?loanword( from [\p{L} ]+)?$/u.test(text)
    ? remarks => addNote(remarks, 'etymologyNote', piece)
    : undefined;
}

const qualifiers: Readonly<Record<string, string>> = {
  'esp.': 'especially',
  'usu.': 'usually',
  usually: 'usually',
  often: 'often',
  sometimes: 'sometimes',
  also: 'also',
};

function addOnce(list: string[], id: string): void {
  if (!list.includes(id)) {
    list.push(id);
  }
}

function addRegister(list: Register[], register: Register): void {
  const id = (one: Register) => (typeof one === 'string' ? one : one.id);
  if (!list.some(other => id(other) === id(register))) {
    list.push(register);
  }
}

export function addNote({ notes }: Remarks, type: Note['type'], text: string): void {
  if (!notes.some(note => note.text === text)) {
    notes.push({ type, text });
  }
}

/** Without spaces where something was taken out. */
export function tidy(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[;,.!?)])/g, '')
    .replaceAll(/^[;,\s]+|[;,\s]+$/g, '');
}
