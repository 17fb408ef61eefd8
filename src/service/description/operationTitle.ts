/** The name of an endpoint for people: `domainsOfPair` is "Domains of a pair". */
export function titleOf(operationId: string): string {
  if (operationId === 'openapi') {
    return 'OpenAPI';
  }
  const words = operationId
    .replace(/OfPair$/, ' of a pair')
    .replace(/Of$/, ' of an endpoint')
    .replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
