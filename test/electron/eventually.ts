/**
 * Asks until there is an answer, and gives it. VS Code answers with nothing while extensions still
 * start: it drops a request for code actions, for one, when another provider is registered meanwhile.
 */
export async function eventually<T>(
  ask: () => Promise<T | undefined> | Thenable<T | undefined>,
  patience = 15_000,
): Promise<T> {
  const deadline = Date.now() + patience;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) {
      return answer;
    }
    if (Date.now() > deadline) {
      throw new Error(`No answer within ${patience / 1000} s.`);
    }
    await new Promise(resolve => setTimeout(resolve, 200));
  }
}
