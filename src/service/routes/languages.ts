import { endpoints } from '../../contract/endpoints.ts';
import { ApiError } from '../../contract/errors.ts';
import type { LanguagesBody } from '../../contract/utilities.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { languageName } from '../languageNames.ts';
import { retrieveEntry, sourcesMetadata } from '../metadata.ts';
import { route } from '../route.ts';
import { shorten } from '../target.ts';

/** The datasets and pairs that the lexicon really holds. */
export const languages = route(endpoints.languages, ({ query, lexicon }) => {
  const { sourceLanguage: source, targetLanguage: target } = query;
  if (source && source.toLowerCase() === target?.toLowerCase()) {
    throw new ApiError(
      400,
      `The source and the target language are both '${shorten(source)}'; they must differ.`,
    );
  }
  const results = [...monolingual(lexicon), ...bilingual(lexicon)].filter(
    ({ sourceLanguage, targetLanguage }) =>
      (!query.sourceLanguage || sourceLanguage?.id === query.sourceLanguage.toLowerCase()) &&
      (!query.targetLanguage || targetLanguage?.id === query.targetLanguage.toLowerCase()),
  );
  if (results.length === 0) {
    const { sourceLanguage = 'any', targetLanguage = 'any' } = query;
    throw new ApiError(
      404,
      `There is no dataset from '${sourceLanguage}' to '${targetLanguage}'; /languages lists what is loaded.`,
    );
  }
  return { metadata: sourcesMetadata(lexicon.manifests, retrieveEntry), results };
});

type LanguageResult = LanguagesBody['results'][number];

const regions = new Intl.DisplayNames('en', { type: 'region' });

function monolingual(lexicon: Lexicon): LanguageResult[] {
  const datasets = [...new Set(lexicon.manifests.flatMap(manifest => manifest.datasets))].sort();
  return datasets.map(id => ({
    region: regionOf(id),
    source: sourcesOf(lexicon, manifest => manifest.datasets.includes(id)),
    sourceLanguage: { id, language: nameOf(id) },
    type: 'monolingual',
  }));
}

function bilingual(lexicon: Lexicon): LanguageResult[] {
  const pairs = [...new Set(lexicon.manifests.flatMap(manifest => manifest.pairs))].sort();
  return pairs.map(pair => {
    const [source = '', target = ''] = pair.split('-');
    return {
      source: sourcesOf(lexicon, manifest => manifest.pairs.includes(pair)),
      sourceLanguage: { id: source, language: nameOf(source) },
      targetLanguage: { id: target, language: nameOf(target) },
      type: 'bilingual',
    };
  });
}

function sourcesOf(lexicon: Lexicon, holds: (manifest: Lexicon['manifests'][number]) => boolean): string {
  const sources = lexicon.manifests
    .filter(holds)
    .flatMap(manifest => manifest.sources.map(source => source.name));
  return [...new Set(sources)].join(', ');
}

/** The children's dataset of American English has no language tag of its own. */
function nameOf(id: string): string {
  const [language = '', region, ...rest] = id.split('-');
  const name = languageName(region === undefined ? language : `${language}-${region.toUpperCase()}`);
  return rest.length > 0 ? `${name} for Children` : name;
}

function regionOf(id: string): string | undefined {
  const region = id.split('-')[1];
  return region === undefined ? undefined : regions.of(region.toUpperCase());
}
