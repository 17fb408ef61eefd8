/**
 * Reading packs as layers: records that say something about the same word are read as one (records.ts).
 * Field by field the first layer that has a field gives it; a record that names a category or homograph
 * comes before one that holds for all.
 */

interface Layered {
  readonly lexicalCategory?: string;
  readonly homograph?: number;
  readonly senses?: readonly LayeredSense[];
}

interface LayeredSense {
  readonly id: string;
  readonly subsenses?: readonly LayeredSense[];
}

/**
 * Merges the records of one headword and kind, given in the order of their layers: one record for each
 * category and homograph, in the order in which they first come. Records without a category complete the
 * others and make none by themselves.
 */
export function mergeLayers<R extends Layered>(records: readonly R[]): (R & { lexicalCategory: string })[] {
  const merged = new Map<string, R & { lexicalCategory: string }>();
  for (const record of records) {
    if (namesCategory(record)) {
      const key = `${record.lexicalCategory} ${record.homograph ?? ''}`;
      const earlier = merged.get(key);
      merged.set(key, earlier ? complete(earlier, record) : record);
    }
  }
  const general = records.filter(record => record.lexicalCategory === undefined);
  return shareAmongHomographs([...merged.values()]).map(record =>
    general.reduce<typeof record>((sofar, next) => complete(sofar, next), record),
  );
}

function namesCategory<R extends Layered>(record: R): record is R & { lexicalCategory: string } {
  return record.lexicalCategory !== undefined;
}

/**
 * A record without a homograph holds for each numbered one of its category. Of its senses each homograph
 * takes those that it names by id; the first one takes the others, unless it has senses already.
 */
function shareAmongHomographs<R extends Layered>(records: readonly R[]): R[] {
  return records.flatMap(record => {
    const fellows = records.filter(other => other.lexicalCategory === record.lexicalCategory);
    const numbered = fellows.filter(other => other.homograph !== undefined);
    if (record.homograph === undefined) {
      return numbered.length === 0 ? [record] : [];
    }
    const shared = fellows.find(other => other.homograph === undefined);
    return shared ? [complete(record, shareOf(record, shared, numbered))] : [record];
  });
}

/** What a record without a homograph says of one of the numbered records. */
function shareOf(record: Layered, shared: Layered, numbered: readonly Layered[]): Layered {
  if (record.senses || !shared.senses) {
    return shared;
  }
  const { senses, ...rest } = shared;
  if (numbered.some(other => Number(other.homograph) < Number(record.homograph))) {
    return rest;
  }
  const named = numbered.flatMap(other => [...flatten(other.senses ?? [])].map(sense => sense.id));
  return { ...rest, senses: without(senses, new Set(named)) };
}

/** A tree of senses but for those of the given ids. */
function without(senses: readonly LayeredSense[], ids: ReadonlySet<string>): readonly LayeredSense[] {
  return senses
    .filter(sense => !ids.has(sense.id))
    .map(sense => (sense.subsenses ? { ...sense, subsenses: without(sense.subsenses, ids) } : sense));
}

/** The first record with what only the second says. */
function complete<R extends Layered>(first: R, second: Layered): R {
  const { homograph: _, lexicalCategory: __, ...rest } = second;
  const senses = first.senses && second.senses ? { senses: completeSenses(first.senses, second.senses) } : {};
  return { ...rest, ...first, ...senses };
}

/** Completes senses by what a later layer says under the same ids, wherever these stand in the tree. */
function completeSenses(
  first: readonly LayeredSense[],
  second: readonly LayeredSense[],
): readonly LayeredSense[] {
  const additions = new Map([...flatten(second)].map(sense => [sense.id, sense]));
  const completeOne = (sense: LayeredSense): LayeredSense => {
    const addition = additions.get(sense.id);
    const completed = addition ? { ...addition, ...sense } : sense;
    return sense.subsenses ? { ...completed, subsenses: sense.subsenses.map(completeOne) } : completed;
  };
  return first.map(completeOne);
}

function* flatten(senses: readonly LayeredSense[]): Generator<LayeredSense> {
  for (const sense of senses) {
    yield sense;
    yield* flatten(sense.subsenses ?? []);
  }
}
