/** Which English names of characters are words: most of them describe how a picture looks. */

const descriptions = [
  /\b(with|without|and|on|over|behind|up|down|off|done|showing|not|facing|japan|high volume|medium volume)\b/i,
  /\b(button|symbol|flag|keycap|hat|medal|style|zone|room|face|faces|sign|suit|selector|superscript)\b/,
  /\b(low|left|right|leftwards|rightwards|upward|downward|open|close|closed|double|triple|inverted)\b/,
  /\b(horizontal|vertical|reversed|oncoming|muted|clinking|incoming|arrow|arrows|o’clock|thirty|pointed)\b/,
  /\b(pointing|ideographic|katakana|arabic|typewriter|german|french|indian|heavy|wavy|curly|silhouette)\b/,
  /\b(horizontally|vertically|increasing|decreasing|spoked|japanese|alternation)\b/i,
  /^(red|orange|yellow|green|blue|purple|brown|black|white|grey|pink|light|large|small|medium|hollow)\b.*\b(circle|square|diamond|triangle|heart|book|mark)\b/,
  /^(man|woman|men|women|person|people|deaf|pregnant)\b.+/,
  /(ing|ed|weary) (away|cat|eyes|fingers?|fist|hands?|head|hearts?|index|lip|liquid|star|beer mugs|glasses)$/,
  /^(no|see|hear|speak|input|end|back|soon|top|front-facing|circled|exclamation question|heart) ./,
  /-(faced|facing|no-evil|struck|you)\b|^call me /,
];

/** Names that are not nouns, or not what the character is called in a sentence. */
const others: ReadonlySet<string> = new Set([
  'Mx Claus',
  'ZZZ',
  'bald',
  'black nib',
  'divide',
  'dizzy',
  'fight cloud',
  'foggy',
  'hundred points',
  'locked',
  'minus',
  'multiply',
  'per mille',
  'plus',
  'prohibited',
  'radioactive',
  'registered',
  'unlocked',
  'wireless',
]);

const mostWords = 3;

/** Whether the English name of a character is one that a dictionary could print. */
export function isWord(name: string): boolean {
  return (
    name.split(' ').length <= mostWords &&
    !others.has(name) &&
    !descriptions.some(description => description.test(name))
  );
}
