import type { Labels, Register } from '../../lexicon/records.ts';

/** The words by which a source labels, in lower case where it is not case that tells them apart, with our ids. */
export interface LabelWords {
  readonly domains: Readonly<Record<string, string>>;
  readonly registers: Readonly<Record<string, string>>;
  readonly regions: Readonly<Record<string, string>>;
  readonly features: Readonly<Record<string, string>>;
}

/** What labels say. */
export interface ReadLabels {
  readonly labels: Labels;
  readonly features: readonly string[];
  /** Words that are none of ours, as they were written. */
  readonly unknown: readonly string[];
}

/** Words between labels that say how strictly a label holds; they make no label of their own. */
const linking =
  /^(?:also|and|or|chiefly|especially|mainly|mostly|now|often|originally|sometimes|usually|_|)$/i;
const qualified = /^(?<qualifier>chiefly|especially|mainly|often|sometimes|usually)$/i;

/** Sorts label words into lists, each id once. */
export function readLabels(words: readonly string[], known: LabelWords): ReadLabels {
  const domains = new Set<string>();
  const regions = new Set<string>();
  const registers = new Map<string, Register>();
  const features = new Set<string>();
  const unknown: string[] = [];
  let qualifier: string | undefined;
  for (const word of words.map(written => written.trim())) {
    const found = (list: Readonly<Record<string, string>>) => list[word] ?? list[word.toLowerCase()];
    const [domain, register, region, feature] = [
      found(known.domains),
      found(known.registers),
      found(known.regions),
      found(known.features),
    ];
    if (domain !== undefined) {
      domains.add(domain);
    } else if (register !== undefined) {
      registers.set(register, qualifier === undefined ? register : { id: register, qualifier });
    } else if (region !== undefined) {
      regions.add(region);
    } else if (feature !== undefined) {
      features.add(feature);
    } else if (!linking.test(word)) {
      unknown.push(word);
    }
    qualifier = qualified.exec(word)?.groups?.['qualifier']?.toLowerCase();
  }
  return {
    labels: labelsOf([...domains], [...registers.values()], [...regions]),
    features: [...features].filter(feature => feature !== ''),
    unknown,
  };
}

function labelsOf(
  domains: readonly string[],
  registers: readonly Register[],
  regions: readonly string[],
): Labels {
  return {
    ...(domains.length > 0 && { domains }),
    ...(registers.length > 0 && { registers }),
    ...(regions.length > 0 && { regions }),
  };
}

/** A definition without the labels that stood before it. */
export interface LabelledText extends ReadLabels {
  readonly text: string;
}

/**
 * Takes the labels from the beginning of a definition: `opening` finds them as its group `labels`, separated
 * by commas. Where none of the words is known, it was no label and the text stays whole; where some are not,
 * they stay before the text as a remark.
 */
export function labelledText(text: string, opening: RegExp, known: LabelWords): LabelledText {
  const match = opening.exec(text);
  const words =
    match?.groups?.['labels']?.split(/[,;]\s*|\s+(?:or|and)\s+|(?<=^| )(?=chiefly )|(?<=chiefly) /) ?? [];
  const read = readLabels(words, known);
  const rest = text.slice(match?.[0].length ?? 0).trim();
  if (match === null || rest === '' || read.unknown.length === words.length) {
    return { text, labels: {}, features: [], unknown: [] };
  }
  const remark = read.unknown.length > 0 ? `(${read.unknown.join(', ')}) ` : '';
  return { ...read, text: `${remark}${rest}` };
}
