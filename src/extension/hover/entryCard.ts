import type { Immutable } from '../../client/client.ts';
import type { HeadwordEntry, LexicalEntry, WordsBody } from '../../contract/entries.ts';
import type { LemmasBody } from '../../contract/lemmas.ts';
import type { Sense } from '../../contract/senses.ts';
import { type InflectionNote, inflectionNotes, type Translate } from './inflectionNote.ts';
import { plain } from './markdown.ts';
import { pronunciationText } from './pronunciationText.ts';

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

/** Synonyms stand below their sense, a few for each and not too many in all. */
const mostSynonyms = { ofSense: 3, ofCard: 6 };

const longestDefinition = 240;

/**
 * A hover card in Markdown: headword, pronunciation and category, the grammar of the form, the first senses
 * with their labels and a few synonyms, the source. Further categories, and the word within an expression,
 * are said in a line each. Every text of the service is escaped.
 */
export function entryCard(contents: readonly CardContent[], options: CardOptions, t: Translate): string {
  const [first, ...others] = contents;
  const [main, ...further] = first ? sectionsOf(first, t) : [];
  const blocks = [
    ...(main ? fullSection(main, options) : []),
    ...further.slice(0, mostSections - 1).map(section => briefSection(section, options)),
    ...others
      .flatMap(content => sectionsOf(content, t).slice(0, 1))
      .map(section => briefSection(section, options)),
  ];
  const source = first?.words.metadata?.['provider'];
  return withinLimit([...blocks, ...(source ? [`*${plain(source)}*`] : [])]);
}

/** A headword in one lexical category. */
interface Section {
  readonly headword: Immutable<HeadwordEntry>;
  readonly entry: Immutable<LexicalEntry>;
  readonly senses: readonly Immutable<Sense>[];
  /** The grammar of the form, ready to print: "ran: past tense of run". */
  readonly note: string | undefined;
}

function sectionsOf({ form, words, lemmas }: CardContent, t: Translate): Section[] {
  const notes = lemmas ? inflectionNotes(lemmas, t) : [];
  return words.results.flatMap(headword =>
    headword.lexicalEntries.map(entry => {
      const note = notes.find(({ headword: lemma, lexicalCategory }) => {
        const sameWord = lemma.toLowerCase() === headword.word.toLowerCase();
        return sameWord && lexicalCategory === entry.lexicalCategory.id;
      });
      return {
        headword,
        entry,
        senses: (entry.entries ?? [])
          .flatMap(({ senses }) => senses ?? [])
          .filter(sense => senseText(sense) !== ''),
        note: note && noteText(form, note),
      };
    }),
  );
}

function noteText(form: string, note: InflectionNote): string {
  return `${form}: ${note.text}`;
}

function fullSection(section: Section, options: CardOptions): string[] {
  const shown = section.senses.slice(0, options.maxSenses);
  let room = options.showSynonyms ? mostSynonyms.ofCard : 0;
  const items = shown.map((sense, position) => {
    const synonyms = (sense.synonyms ?? []).slice(0, Math.min(room, mostSynonyms.ofSense));
    room -= synonyms.length;
    const below =
      synonyms.length > 0 ? `  \n   ≈ *${synonyms.map(({ text }) => plain(text)).join(', ')}*` : '';
    return `${position + 1}. ${senseText(sense)}${below}`;
  });
  const note = section.note === undefined ? '' : `  \n*${plain(section.note)}*`;
  return [title(section, options) + note, ...(items.length > 0 ? [items.join('\n')] : [])];
}

function briefSection(section: Section, options: CardOptions): string {
  const [sense] = section.senses;
  return [
    title(section, options),
    ...(section.note === undefined ? [] : [`*${plain(section.note)}*`]),
    ...(sense ? [senseText(sense)] : []),
  ].join(' · ');
}

function title({ headword, entry }: Section, { showPronunciation }: CardOptions): string {
  const pronunciation = showPronunciation ? plain(pronunciationText(headword, entry)) : '';
  const category = `*${plain(entry.lexicalCategory.text.toLowerCase())}*`;
  return [`**${plain(entry.text)}**`, pronunciation, category].filter(part => part !== '').join(' \u2002');
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
  const shown = plain(shorten(text));
  return labels.length > 0 && shown !== '' ? `*${plain(labels.join(', '))}* · ${shown}` : shown;
}

function shorten(text: string): string {
  return text.length > longestDefinition
    ? `${text.slice(0, longestDefinition).replace(/\s+\S*$/, '')} …`
    : text;
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
