export interface Gloss {
  readonly definition: string;
  readonly examples: readonly GlossExample[];
  /** What stands in parentheses before the definition, such as "British informal". */
  readonly remark: string | undefined;
}

export interface GlossExample {
  readonly text: string;
  /** The author who is quoted. */
  readonly citation?: string;
}

/**
 * A gloss of WordNet: the definition, then examples in quotation marks, separated by semicolons; a remark in
 * parentheses may stand before the definition. An author may follow an example.
 */
export function parseGloss(gloss: string): Gloss {
  const examples: GlossExample[] = [];
  const rest = withQuotationMarks(gloss).replace(
    /(^|[;,:]|\s-)?\s*"([^"]*)"?(\s*[-–]+\s*[^;"]*)?/g,
    (_, _separator: string, example: string, author: string | undefined) => {
      const text = example.trim().replace(/[;,]$/, '');
      if (text !== '') {
        const citation = author?.replace(/^[\s–-]+/, '').trim();
        examples.push(citation ? { text, citation } : { text });
      }
      return ';';
    },
  );
  const definition = rest
    .replace(/[;,:\s]+$/, '')
    .replace(/\s*;(\s*;)+\s*/g, '; ')
    .replace(/\s{2,}/g, ' ')
    .trim();
  const remark = /^\(([^()]*)\)\s*(?=\S)/.exec(definition);
  return { definition, examples, remark: remark?.[1]?.trim() };
}

/** WordNet writes quotations within as `so'. */
function withQuotationMarks(gloss: string): string {
  return gloss.replace(/`([^`"]+?)'(?!\p{L})/gu, '‘$1’');
}
