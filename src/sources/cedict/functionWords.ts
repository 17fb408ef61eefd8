/** English words of closed classes: WordNet knows *he* as helium and *or* as Oregon. */

export const prepositions: ReadonlySet<string> = new Set(
  `about above across after against along among around as at before behind below beneath beside between beyond by
  despite during except for from in inside into like near of off on onto out outside over per since than through
  throughout till toward towards under until up upon via with within without`.split(/\s+/),
);

const byCategory: Readonly<Record<string, string>> = {
  pronoun: `I me my mine you your yours he him his she her hers it its we us our ours they them their theirs myself
    yourself himself herself itself ourselves themselves oneself who whom whose what which this that these those
    someone somebody something anyone anybody anything everyone everybody everything nobody nothing one`,
  conjunction: 'and or but nor yet so if whether although though unless because while whereas',
  determiner: 'the a an every each any some no all both either neither such other another several many few',
  verb: 'can may must will should could would might shall ought need is are was were be has have had does do did',
  adverb:
    'not very too also only just then there here now again almost already always never often still how why when where',
  numeral: `zero two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
    seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion`,
  interjection: 'hello hi hey oh ah ouch wow bye goodbye alas hurrah bravo please thanks ok okay yes',
};

/** Their lexical category, by the word in lower case. */
export const functionWords: ReadonlyMap<string, string> = new Map([
  ...[...prepositions].map(word => [word, 'preposition'] as const),
  ...Object.entries(byCategory).flatMap(([category, words]) =>
    words.split(/\s+/).map(word => [word.toLowerCase(), category] as const),
  ),
]);
