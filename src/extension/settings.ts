import * as vscode from 'vscode';
import { isValueOf, type MonolingualDataset } from '../contract/datasets.ts';

export interface HoverSettings {
  readonly enabled: boolean;
  readonly dataset: MonolingualDataset;
  readonly maxSenses: number;
  readonly minWordLength: number;
  readonly showSynonyms: boolean;
  readonly showPronunciation: boolean;
}

/** The hover's settings for a document, by its folder and language. A value that makes no sense is as if unset. */
export function hoverSettings(document: vscode.TextDocument): HoverSettings {
  const settings = vscode.workspace.getConfiguration('glossa', document);
  const dataset = settings.get<string>('dataset', defaultDataset).toLowerCase().replaceAll('_', '-');
  return {
    enabled: settings.get('enable', true) && settings.get('hover.enable', true),
    dataset: isValueOf('monolingual', dataset) ? dataset : defaultDataset,
    maxSenses: numberIn(settings.get('hover.maxSenses'), { least: 1, most: 10, otherwise: 3 }),
    minWordLength: numberIn(settings.get('hover.minWordLength'), { least: 1, most: 20, otherwise: 2 }),
    showSynonyms: settings.get('hover.showSynonyms', true),
    showPronunciation: settings.get('hover.showPronunciation', true),
  };
}

/** The longest document that words are looked up in, in characters. */
export function maxFileSize(document: vscode.TextDocument): number {
  const settings = vscode.workspace.getConfiguration('glossa', document);
  return numberIn(settings.get('prose.maxFileSize'), { least: 0, most: 50_000_000, otherwise: 2_000_000 });
}

const defaultDataset = 'en-gb';

interface Bounds {
  readonly least: number;
  readonly most: number;
  readonly otherwise: number;
}

function numberIn(value: unknown, { least, most, otherwise }: Bounds): number {
  return typeof value === 'number' && Number.isFinite(value)
    ? Math.min(most, Math.max(least, value))
    : otherwise;
}
