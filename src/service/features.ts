/** What has grammatical features of its own and in its senses. */
export interface Featured {
  readonly grammaticalFeatures?: readonly string[];
  readonly senses?: readonly FeaturedSense[];
}

interface FeaturedSense {
  readonly grammaticalFeatures?: readonly string[];
  readonly subsenses?: readonly FeaturedSense[];
}

/** The features of an entry and of its senses, each once: the wire has no place for them on senses. */
export function featuresOf(entry: Featured): readonly string[] {
  const features = new Set(entry.grammaticalFeatures);
  addSenseFeatures(features, entry.senses);
  return [...features];
}

function addSenseFeatures(features: Set<string>, senses: readonly FeaturedSense[] | undefined): void {
  for (const sense of senses ?? []) {
    for (const feature of sense.grammaticalFeatures ?? []) {
      features.add(feature);
    }
    addSenseFeatures(features, sense.subsenses);
  }
}
