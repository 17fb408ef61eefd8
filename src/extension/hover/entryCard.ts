import type { Immutable } from '../../client/client.ts';
import type { HeadwordEntry, LexicalEntry, WordsBody } from '../../contract/entries.ts';
import type { LemmasBody } from '../../contract/lemmas.ts';
import type { Sense } from '../../contract/senses.ts';
import { type InflectionNote, inflectionNotes, type Translate } from './inflectionNote.ts';
import { plain } from './markdown.ts';

export interface CardOptions {
  /** Senses of the first lexical category; of each further one only the first is shown. */
  readonly maxSenses: number;
  readonly showSynonyms: boolean;
  readonly showPronunciation: boolean;
}

/** What a card is made from: the form that stands in the text and what the service says of it. */
export interface CardContent {
  readonly form: string;
  readonly words: Immutable<WordsBody>;
  readonly lemmas: Immutable<LemmasBody> | undefined;
}

/** No card is longer, whatever a service sends. */
const longestCard = 3000;

const mostSections = 3;
const mostSynonyms = 6;

/**
 * A hover card in Markdown: headword, pronunciation and category, the grammar of the form, the first senses
 * with their labels, a few synonyms, the source. What comes after the first content is said in short. Every
 * text of the service is escaped.
 */
export function entryCard(contents: readonly CardContent[], options: CardOptions, t: Translate): string {
  const blocks = contents.flatMap((content, position) =>
    position === 0
      ? sections(content, mostSections, options, t)
      : ['---', ...sections(content, 1, { ...options, maxSenses: 1, showSynonyms: false }, t)],
  );
  const source = contents[0]?.words.metadata?.['provider'];
  return withinLimit([...blocks, ...(source ? [`*${plain(source)}*`] : [])]);
}

function sections(content: CardContent, most: number, options: CardOptions, t: Translate): string[] {
  const { form, words, lemmas } = content;
  const notes = lemmas ? inflectionNotes(lemmas, t) : [];
  return words.results
    .flatMap(headword => headword.lexicalEntries.map(entry => ({ headword, entry })))
    .slice(0, most)
    .flatMap(({ headword, entry }, position) =>
      section(headword, entry, {
        ...options,
        maxSenses: position === 0 ? options.maxSenses : 1,
        note: notes.find(note => belongs(note, headword, entry)),
        form,
        t,
      }),
    );
}

function belongs(
  note: InflectionNote,
  headword: Immutable<HeadwordEntry>,
  entry: Immutable<LexicalEntry>,
): boolean {
  return (
    note.lexicalCategory === entry.lexicalCategory.id &&
    note.headword.toLowerCase() === headword.word.toLowerCase()
  );
}

interface SectionOptions extends CardOptions {
  readonly note: InflectionNote | undefined;
  readonly form: string;
  readonly t: Translate;
}

function section(
  headword: Immutable<HeadwordEntry>,
  entry: Immutable<LexicalEntry>,
  options: SectionOptions,
): string[] {
  const senses = (entry.entries ?? []).flatMap(({ senses }) => senses ?? []);
  const shown = senses.filter(sense => senseText(sense) !== '').slice(0, options.maxSenses);
  const synonyms = options.showSynonyms ? synonymsOf(shown) : [];
  const { t } = options;
  return [
    title(headword, entry, options),
    ...(options.note ? [`*${plain(`${options.form}: ${options.note.text}`)}*`] : []),
    shown.map((sense, position) => `${position + 1}. ${senseText(sense)}`).join('\n'),
    ...(synonyms.length > 0 ? [t('Synonyms: {0}', synonyms.map(plain).join(', '))] : []),
  ].filter(block => block !== '');
}

function title(
  headword: Immutable<HeadwordEntry>,
  entry: Immutable<LexicalEntry>,
  { showPronunciation }: CardOptions,
): string {
  const pronunciation = showPronunciation ? pronunciationOf(headword, entry) : '';
  const category = `*${plain(entry.lexicalCategory.text.toLowerCase())}*`;
  return [`**${plain(entry.text)}**`, pronunciation, category].filter(part => part !== '').join(' \u2002');
}

/** Short names of the accents that dictionaries name most. */
const accentNames: Readonly<Record<string, string>> = {
  'American English': 'US',
  'Australian English': 'AU',
  'British English': 'UK',
  'Indian English': 'IN',
};

/** The transcriptions of the first accent, at most two: `/ˈaɪ.ðɚ/, /ˈi.ðɚ/ US`. */
function pronunciationOf(headword: Immutable<HeadwordEntry>, entry: Immutable<LexicalEntry>): string {
  const all = [
    ...(entry.entries ?? []).flatMap(({ pronunciations }) => pronunciations ?? []),
    ...(entry.pronunciations ?? []),
    ...(headword.pronunciations ?? []),
  ].filter(({ phoneticNotation, phoneticSpelling }) => phoneticNotation === 'IPA' && phoneticSpelling);
  const dialect = all[0]?.dialects?.[0];
  const spellings = all
    .filter(({ dialects }) => dialects?.[0] === dialect)
    .map(({ phoneticSpelling = '' }) => `/${plain(phoneticSpelling.replace(/^\/|\/$/g, ''))}/`);
  const accent = dialect === undefined ? '' : ` ${plain(accentNames[dialect] ?? dialect)}`;
  return spellings.length === 0 ? '' : [...new Set(spellings)].slice(0, 2).join(', ') + accent;
}

/** Labels and definition; where a sense only refers to another word, that reference. */
function senseText(sense: Immutable<Sense>): string {
  const labels = [...(sense.registers ?? []), ...(sense.regions ?? []), ...(sense.domains ?? [])].map(label =>
    label.text.replaceAll('_', ' ').toLowerCase(),
  );
  const text =
    sense.definitions?.[0] ??
    sense.shortDefinitions?.[0] ??
    sense.crossReferenceMarkers?.[0] ??
    sense.subsenses?.find(subsense => subsense.definitions)?.definitions?.[0] ??
    '';
  const shown = shorten(text);
  return labels.length > 0 && shown !== '' ? `*${plain(labels.join(', '))}* · ${plain(shown)}` : plain(shown);
}

const longestDefinition = 240;

function shorten(text: string): string {
  return text.length > longestDefinition
    ? `${text.slice(0, longestDefinition).replace(/\s+\S*$/, '')} …`
    : text;
}

/** Synonyms of the senses in turn, so that no sense takes all places. */
function synonymsOf(senses: readonly Immutable<Sense>[]): string[] {
  const lists = senses.map(sense => (sense.synonyms ?? []).map(synonym => synonym.text));
  const longest = Math.max(0, ...lists.map(list => list.length));
  const inTurn = Array.from({ length: longest }, (_, turn) => lists.flatMap(list => list[turn] ?? [])).flat();
  return [...new Set(inTurn)].slice(0, mostSynonyms);
}

function withinLimit(blocks: readonly string[]): string {
  let card = '';
  for (const block of blocks) {
    const longer = card === '' ? block : `${card}\n\n${block}`;
    if (longer.length > longestCard) {
      break;
    }
    card = longer;
  }
  return card;
}
