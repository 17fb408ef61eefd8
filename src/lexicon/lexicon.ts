import { createDataset, type Dataset } from './dataset.ts';
import type { HeadwordFilter } from './headwordList.ts';
import type { Manifest } from './manifest.ts';
import { Pack } from './pack.ts';
import { PackError } from './packError.ts';
import { createPair, type Pair } from './pair.ts';

export interface LexiconOptions {
  /** Packs that are known and could be added, for whoever asks for data that are not there. */
  readonly installable?: readonly PackOutline[];
}

/** What a pack would bring. */
export type PackOutline = Readonly<Pick<Manifest, 'name' | 'datasets' | 'pairs'>>;

/** The lexicon: a stack of packs. It holds their files open until it is closed. */
export class Lexicon {
  /** Packs that were named but cannot be read, each with its cause and remedy. The others are read. */
  readonly problems: readonly PackError[];
  readonly installable: readonly PackOutline[];
  readonly #packs: readonly Pack[];
  readonly #serves: HeadwordFilter;
  readonly #datasets = new Map<string, Dataset>();
  readonly #pairs = new Map<string, Pair>();

  private constructor(
    packs: readonly Pack[],
    problems: readonly PackError[],
    options: LexiconOptions & { readonly serves?: HeadwordFilter },
  ) {
    this.#packs = packs;
    this.problems = problems;
    this.installable = options.installable ?? [];
    this.#serves = options.serves ?? (() => true);
  }

  /** Opens packs and stacks them in the order that their manifests ask for. */
  static open(files: readonly string[], options: LexiconOptions = {}): Lexicon {
    const packs: Pack[] = [];
    const problems: PackError[] = [];
    for (const file of files) {
      try {
        packs.push(Pack.open(file));
      } catch (error) {
        if (!(error instanceof PackError)) {
          throw error;
        }
        problems.push(error);
      }
    }
    packs.sort((one, other) => one.manifest.precedence - other.manifest.precedence);
    return new Lexicon(packs, problems, options);
  }

  get manifests(): readonly Manifest[] {
    return this.#packs.map(pack => pack.manifest);
  }

  /**
   * A dataset by its id (`en-gb`), or all datasets of a language together by the language's id (`en`, which
   * leaves out the children's). Undefined where no pack has it.
   */
  dataset(id: string): Dataset | undefined {
    const dataset = this.#datasets.get(id) ?? this.#readDataset(id);
    if (dataset) {
      this.#datasets.set(id, dataset);
    }
    return dataset;
  }

  /** The translations from one language into another. Undefined where no pack has any. */
  pair(source: string, target: string): Pair | undefined {
    const name = `${source}-${target}`;
    const known = this.#pairs.get(name);
    if (known || !this.#packs.some(pack => pack.manifest.pairs.includes(name))) {
      return known;
    }
    // beside the packs of the pair those that describe the source language: its forms, frequencies, definitions
    const packs = this.#packs.filter(
      ({ manifest: { pairs, datasets } }) =>
        pairs.includes(name) || datasets.some(id => id.split('-')[0] === source),
    );
    const pair = createPair(target, { packs, language: source, serves: this.#serves });
    this.#pairs.set(name, pair);
    return pair;
  }

  /**
   * The same packs, in which headwords that `serves` is false for are looked up as if no pack had them. It has no
   * files of its own: it ends with this lexicon.
   */
  restrictedTo(serves: HeadwordFilter): Lexicon {
    return new Lexicon(this.#packs, this.problems, { installable: this.installable, serves });
  }

  close(): void {
    for (const pack of this.#packs) {
      pack.close();
    }
  }

  #readDataset(id: string): Dataset | undefined {
    const known = new Set(this.#packs.flatMap(pack => pack.manifest.datasets));
    const members = known.has(id) ? [id] : [...known].filter(dataset => isRegional(dataset, id));
    const packs = this.#packs.filter(pack =>
      pack.manifest.datasets.some(dataset => members.includes(dataset)),
    );
    const language = id.split('-')[0];
    return packs.length === 0 || language === undefined
      ? undefined
      : createDataset(id, members, { packs, language, serves: this.#serves });
  }
}

function isRegional(dataset: string, language: string): boolean {
  const [first, ...rest] = dataset.split('-');
  return first === language && rest.length === 1;
}
