import { unfinished } from './languages.ts';
import { entriesOf, type LocaleData, textAt } from './localeData.ts';

/** Names of currencies and units of measurement. */

type Named = Generator<readonly [code: string, name: string]>;

/** Currencies of several countries; the other codes in X are metals, funds and tests. */
const sharedCurrencies: ReadonlySet<string> = new Set(['XAF', 'XCD', 'XCG', 'XOF', 'XPF']);

/** Units of account, not of payment. */
const unitsOfAccount: ReadonlySet<string> = new Set([
  'BOV',
  'CHE',
  'CHW',
  'CLF',
  'COU',
  'ECV',
  'MXV',
  'UYI',
  'UYW',
]);

/** Currencies in the singular, as in running text; none with a remark in brackets, such as its years. */
export function* currencyNames(data: LocaleData): Named {
  const currencies = data.main('cldr-numbers-full', 'currencies.json', 'numbers', 'currencies');
  for (const [code, currency] of entriesOf(currencies)) {
    const name = textAt(currency, 'displayName');
    const wanted = !unitsOfAccount.has(code) && (!code.startsWith('X') || sharedCurrencies.has(code));
    if (wanted && name !== undefined && name !== code && !/[()（）]/.test(name)) {
      // the display name of English is a title: Australian Dollar
      yield [
        code,
        (data.locale.startsWith('en') ? textAt(currency, 'displayName-count-one') : undefined) ?? name,
      ];
    }
  }
}

/** Keys that are prefixes, patterns, parts of units, and units with the name of a country in them. */
const noUnits =
  /^(10p|1024p|per$|times$|power|coordinateUnit|durationUnit|temperature-generic)|-(ofglucose|ofhg|light-speed|night|part|dot|item|imperial|us)$|-(imperial|gasoline-energy)/;

/** Units in the singular. An unfinished locale that has none gives them in the plural, or half in English. */
export function* unitNames(data: LocaleData): Named {
  for (const [code, unit] of entriesOf(data.main('cldr-units-full', 'units.json', 'units', 'long'))) {
    const singular = textAt(unit, 'unitPattern-count-one');
    const name =
      singular === undefined && !unfinished.has(data.locale)
        ? textAt(unit, 'displayName')
        : withoutNumber(singular);
    if (!noUnits.test(code) && name !== undefined && !/\./.test(name)) {
      yield [code, name];
    }
  }
}

/** `{0} meter` without its number. */
function withoutNumber(pattern: string | undefined): string | undefined {
  return pattern?.replace('{0}', '').replace(/\s+/g, ' ').trim();
}
