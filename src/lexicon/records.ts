/**
 * The record model: what a source yields, a pack stores and a look-up finds.
 *
 * A record says one thing about one headword. Ids of labels stand alone here; their readable text is
 * kept once, in the label lists of the pack. An absent field means that the source is silent, never
 * that the answer is "none"; empty lists are not stored.
 *
 * Packs are layers. Records of one kind with equal headword, category, homograph and target language are
 * read as one, field by field: the first layer that has a field gives it. Senses of equal id are read as
 * one in the same way, wherever in the tree of senses they stand; a sense may thus say no more than its id
 * and what it adds. Form and sentences records add up instead, within a pack too.
 */

/** Everything a source may yield. `kind` decides which endpoint family reads it. */
export type LexicalRecord = EntryRecord | ThesaurusRecord | SentencesRecord | TranslationRecord | FormRecord;

export type RecordKind = LexicalRecord['kind'];

/** What every record is tied to. */
interface Headed {
  /** The spelling with its case and diacritics, words separated by plain spaces. */
  readonly headword: string;
  /** Language of the headword: a language of the pack's manifest, for example `en`. */
  readonly language: string;
  /**
   * Lower camel case, for example `combiningForm`. Absent: the record holds for every category that others
   * give the headword, and by itself makes none.
   */
  readonly lexicalCategory?: string;
  /**
   * 1 for the first homograph of the spelling. Absent: the source does not split homographs. The record then
   * holds for each, but a sense belongs to the homograph whose record names its id, or else to the first.
   */
  readonly homograph?: number;
  /** Datasets of the pack that hold this record. Absent: all of them. */
  readonly datasets?: readonly string[];
}

/** What an entry says beside its senses, in one language or in two. */
interface Described extends Headed {
  /** Occurrences in the source's own corpus; orders categories and homographs of equal spelling. */
  readonly frequency?: number;
  readonly grammaticalFeatures?: readonly string[];
  readonly pronunciations?: readonly Pronunciation[];
  readonly inflections?: readonly Inflection[];
  /** Name of a rule set of the pack that yields further inflections, where they are too many to list. */
  readonly paradigm?: string;
  readonly etymologies?: readonly string[];
  /** Other spellings of the same word: with marks of stress, vowel or tone, in another script or region. */
  readonly variantForms?: readonly VariantForm[];
  readonly notes?: readonly Note[];
  readonly root?: string;
  readonly crossReferenceMarkers?: readonly string[];
  readonly crossReferences?: readonly CrossReference[];
  readonly derivatives?: readonly LinkedWord[];
  readonly derivativeOf?: readonly LinkedWord[];
  readonly compounds?: readonly LinkedWord[];
  readonly phrases?: readonly LinkedWord[];
  readonly phrasalVerbs?: readonly LinkedWord[];
}

/** A headword in one lexical category: the layer that Entries, Words, Inflections and Pronunciations read. */
export interface EntryRecord extends Described {
  readonly kind: 'entry';
  readonly senses?: readonly Sense[];
}

/** Synonyms and antonyms of a headword, by sense. Its senses have ids of their own. */
export interface ThesaurusRecord extends Headed {
  readonly kind: 'thesaurus';
  readonly senses: readonly ThesaurusSense[];
  readonly variantForms?: readonly VariantForm[];
  readonly grammaticalFeatures?: readonly string[];
}

/** Sentences that show a headword in use, tied to senses by id where the source ties them. */
export interface SentencesRecord extends Headed {
  readonly kind: 'sentences';
  readonly sentences: readonly Example[];
}

/** A headword with its translations into one target language. */
export interface TranslationRecord extends Described {
  readonly kind: 'translation';
  readonly targetLanguage: string;
  readonly senses: readonly BilingualSense[];
}

/** Forms of a headword that the source describes apart from it. Makes no entry of headword or form. */
export interface FormRecord extends Headed {
  readonly kind: 'form';
  /** One for each set of features that belong together; several may have the same form. */
  readonly inflections: readonly Inflection[];
}

/** Labels that narrow where, how and in which field a word is used. */
export interface Labels {
  readonly domains?: readonly string[];
  readonly regions?: readonly string[];
  readonly registers?: readonly Register[];
}

/** A register id, with a qualifier such as "often" where the source gives one. */
export type Register = string | { readonly id: string; readonly qualifier: string };

interface SenseBase extends Labels {
  /** Unique in the whole lexicon and the same in every build from the same sources. */
  readonly id: string;
  readonly domainClasses?: readonly string[];
  readonly semanticClasses?: readonly string[];
  readonly examples?: readonly Example[];
  readonly synonyms?: readonly LinkedWord[];
  readonly antonyms?: readonly LinkedWord[];
}

export interface Sense extends SenseBase {
  readonly definitions?: readonly string[];
  /** Language of the definitions and short definitions. Absent: that of the headword. */
  readonly definitionLanguage?: string;
  readonly shortDefinitions?: readonly string[];
  readonly subsenses?: readonly Sense[];
  /** Features that hold for this sense alone, such as `transitive` or `mass`; answered with the entry. */
  readonly grammaticalFeatures?: readonly string[];
  readonly constructions?: readonly Construction[];
  readonly crossReferenceMarkers?: readonly string[];
  readonly crossReferences?: readonly CrossReference[];
  readonly etymologies?: readonly string[];
  readonly inflections?: readonly Inflection[];
  readonly notes?: readonly Note[];
  readonly pronunciations?: readonly Pronunciation[];
  readonly thesaurusLinks?: readonly SenseLink[];
  readonly variantForms?: readonly VariantForm[];
}

/** A sense in one language or both: `definitions` serve where the source has no translation. */
export interface BilingualSense extends Omit<Sense, 'subsenses'> {
  readonly subsenses?: readonly BilingualSense[];
  readonly translations?: readonly Translation[];
  readonly datasetCrossLinks?: readonly DatasetCrossLink[];
}

export interface ThesaurusSense extends SenseBase {
  readonly subsenses?: readonly ThesaurusSense[];
}

export interface Example extends Labels {
  readonly text: string;
  readonly definitions?: readonly string[];
  readonly notes?: readonly Note[];
  /** Ids of the senses that the sentence shows. */
  readonly senseIds?: readonly string[];
  /** Where the sentence was taken from, ready to print. */
  readonly citation?: string;
  readonly transliteration?: string;
  readonly translations?: readonly Translation[];
  readonly collocations?: readonly CrossReference[];
  readonly crossReferenceMarkers?: readonly string[];
  readonly crossReferences?: readonly CrossReference[];
}

export interface Translation extends Labels {
  readonly text: string;
  /** Absent: the target language of the record. Always given outside translation records. */
  readonly language?: string;
  readonly transliteration?: string;
  readonly grammaticalFeatures?: readonly string[];
  readonly notes?: readonly Note[];
  readonly collocations?: readonly CrossReference[];
  readonly type?: string;
}

/** Another word of the headword's language, as it is printed there. */
interface WordReference {
  readonly text: string;
  /** The headword that describes it, where its spelling is not `text` (stress marks, "to", "[something]"). */
  readonly headword?: string;
  readonly transliteration?: string;
}

/** A synonym, antonym, derivative, compound or phrase. */
export interface LinkedWord extends WordReference, Labels {}

/** A pointer that says how the words are related; collocations are such pointers too. */
export interface CrossReference extends WordReference {
  readonly type: CrossReferenceType;
}

export interface Pronunciation {
  /** `transliteration` is the reading in Latin letters, such as pinyin; `respell` any other respelling. */
  readonly notation: 'IPA' | 'respell' | 'transliteration';
  /** Without slashes or brackets. */
  readonly spelling: string;
  /** BCP 47 tags such as `en-US`, or label ids where no tag says it (`northern_england`). Absent: unnamed. */
  readonly accents?: readonly string[];
  /** Absolute address, or a file name that the pack's audio base address is put before. */
  readonly audio?: string;
  readonly regions?: readonly string[];
  readonly registers?: readonly Register[];
  /** Made by rule or machine from other data, not by a person. */
  readonly derived?: boolean;
}

export interface Inflection extends Labels {
  readonly form: string;
  /** Absent: that of the headword. A participle or verbal noun may have its own. */
  readonly lexicalCategory?: string;
  readonly grammaticalFeatures?: readonly string[];
  readonly pronunciations?: readonly Pronunciation[];
  /** Made by a regular rule, not listed by the source. */
  readonly derived?: boolean;
}

export interface VariantForm extends Labels {
  readonly text: string;
  readonly notes?: readonly Note[];
  readonly pronunciations?: readonly Pronunciation[];
}

export interface Note {
  readonly type: NoteType;
  readonly text: string;
  readonly id?: string;
}

export type NoteType =
  | 'grammaticalNote'
  | 'wordFormNote'
  | 'technicalNote'
  | 'editorialNote'
  | 'encyclopedicNote'
  | 'usageNote'
  | 'etymologyNote'
  | 'indicator';

export interface Construction extends Labels {
  readonly text: string;
  readonly notes?: readonly Note[];
  readonly examples?: readonly (readonly string[])[];
  readonly translations?: readonly Translation[];
}

export type CrossReferenceType =
  | 'see also'
  | 'abbreviation of'
  | 'another term for'
  | 'variant spelling of'
  | 'close match'
  | 'related'
  | 'object'
  | 'pre'
  | 'post';

/** A sense of the thesaurus that belongs to a sense of an entry. */
export interface SenseLink {
  readonly headword: string;
  readonly senseId: string;
}

/** The same sense in another dataset. */
export interface DatasetCrossLink extends SenseLink {
  readonly dataset: string;
}
