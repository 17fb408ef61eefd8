/** Content codings that the edge can send, the preferred first. */
export const encodings = ['br', 'gzip'] as const;

export type Encoding = (typeof encodings)[number];

/**
 * The coding to send to a client with an `Accept-Encoding`; undefined where the body goes as it is. A coding
 * counts as accepted unless its weight is 0; further weights are not compared, for all of ours suit.
 */
export function chosenEncoding(accepted: string | undefined): Encoding | undefined {
  if (accepted === undefined) {
    return undefined;
  }
  // what browsers and most clients send, told without taking it apart
  if (!accepted.includes(';') && !accepted.includes('*')) {
    const sent = accepted.toLowerCase();
    return encodings.find(encoding => sent.split(',').some(name => name.trim() === encoding));
  }
  const weights = weightsOf(accepted);
  return encodings.find(encoding => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0);
}

function weightsOf(accepted: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map(piece => piece.trim());
    const weight = parameters.find(parameter => parameter.startsWith('q='))?.slice(2) ?? '1';
    weights.set(name, Number(weight) || 0);
  }
  return weights;
}
