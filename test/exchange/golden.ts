import { join } from 'node:path';
import { fixtureService } from './fixtureService.ts';

/** The requests whose whole answers are kept, by the name of the file. */
export const goldenRequests: Readonly<Record<string, string>> = {
  'entries-bank': '/entries/en-gb/bank',
  'entries-polish-us': '/entries/en-us/polish',
  'entries-colour': '/entries/en-gb/colour',
  'entries-bank-fields': '/entries/en-gb/bank?fields=definitions,examples,registers',
  'entries-bank-domains': '/entries/en-gb/bank?domains=geography,finance',
  'words-saw': '/words/en-gb?q=saw',
  'words-mice': '/words/en-gb?q=mice',
  'lemmas-runs': '/lemmas/en/runs',
  'inflections-mouse': '/inflections/en-gb/mouse',
  'thesaurus-river-bank': '/thesaurus/en/river_bank',
  'sentences-run': '/sentences/en/run',
  'pronunciations-polish': '/pronunciations/en-us/polish',
  'translations-bank': '/translations/en/es/bank',
  'inflections-run': '/inflections/en-us/run',
  'thesaurus-bank': '/thesaurus/en/bank',
  'translations-run': '/translations/en/zh/run',
  'translations-vino': '/translations/es/en/vino',
  'translations-defined': '/translations/zh/en/%E5%95%8A',
  'search-runn': '/search/en-gb?q=runn',
  'search-translations-ran': '/search/translations/en/es?q=ran',
  'registers-of-pair': '/registers/en/es',
  'search-thesaurus-bank': '/search/thesaurus/en?q=bank',
  filters: '/filters',
  fields: '/fields',
  languages: '/languages',
};

/** Where the answer of a name is kept. */
export function goldenFile(name: string): string {
  return join(import.meta.dirname, 'golden', `${name}.golden.json`);
}

/** What the service answers now, as a golden file holds it. */
export async function goldenText(path: string): Promise<string> {
  const { status, body } = await fixtureService()({ path });
  const answer: unknown = JSON.parse(new TextDecoder().decode(body));
  return `${JSON.stringify({ request: path, status, body: answer }, undefined, 2)}\n`;
}
