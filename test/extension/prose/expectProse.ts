import assert from 'node:assert/strict';
import { maskProse } from '../../../src/extension/prose/proseText.ts';
import type { ProseFormat, Region } from '../../../src/extension/prose/region.ts';

/**
 * One test for each line of a table. In a sample, «guillemets» enclose what must be silent and ‹single
 * ones› what must be markup; all the rest must be prose. The brackets themselves are taken out first.
 */
export function expectProse(format: ProseFormat, samples: Readonly<Record<string, string>>): void {
  for (const [title, sample] of Object.entries(samples)) {
    it(title, () => {
      const text = sample.replace(/[«»‹›]/g, '');
      assert.equal(visible(maskProse(text, format.regions(text))), expectedMask(sample));
    });
  }
}

/** The kinds of a document's regions with their text, as `kind: text`. */
export function kindsOf(format: ProseFormat, text: string): string[] {
  return format.regions(text).map(({ kind, start, end }: Region) => `${kind}: ${text.slice(start, end)}`);
}

function expectedMask(sample: string): string {
  let filler = '';
  let mask = '';
  for (const character of sample) {
    if (character === '«' || character === '‹') {
      filler = character === '«' ? '▮' : '▯';
    } else if (character === '»' || character === '›') {
      filler = '';
    } else {
      mask +=
        filler === '' || /[\r\n]/.test(character)
          ? character
          : (filler === '▯' ? ' ' : '▮').repeat(character.length);
    }
  }
  return mask;
}

function visible(mask: string): string {
  return mask.replaceAll('\uFFFC', '▮');
}
