import { entriesOf, type LocaleData, valueAt } from './localeData.ts';

/** Names of emoji and signs, as screen readers speak them. */

/** The names of characters of one kind, each under its character. */
export function* characterNames(
  data: LocaleData,
  kind: 'emoji' | 'sign',
): Generator<readonly [character: string, name: string]> {
  for (const [character, annotation] of entriesOf(data.annotations())) {
    const spoken = valueAt(annotation, ['tts']);
    const name: unknown = Array.isArray(spoken) ? spoken[0] : undefined;
    if (typeof name === 'string' && kindOf(character) === kind) {
      // a few locales give several names of one character
      yield [character, name.split(/[,،、|]/)[0]?.trim() ?? name];
    }
  }
}

/** Marks of punctuation and signs of currencies; arrows, shapes and mathematics have descriptions, not names. */
const signs = /^[\u0021-\u007e\u00a1-\u00bf\u2010-\u205e\u20a0-\u20cf]$/u;

function kindOf(character: string): 'emoji' | 'sign' | undefined {
  return signs.test(character) ? 'sign' : /^\p{Extended_Pictographic}/u.test(character) ? 'emoji' : undefined;
}
