/**
 * Numbers the senses of a source (conventions.md, section 4): each call gives a maker of ids for the next
 * headword, such as `b-en-es0000042.001`, then `.002`.
 */
export function senseIds(prefix: string): () => () => string {
  let headword = 0;
  return () => {
    headword += 1;
    const stem = `${prefix}${String(headword).padStart(7, '0')}`;
    let sense = 0;
    return () => {
      sense += 1;
      return `${stem}.${String(sense).padStart(3, '0')}`;
    };
  };
}
