import { createConfig, lintFromString } from '@redocly/openapi-core';

/** What the linter's recommended rules say of a description, a line for each problem; warnings too. */
export async function lintProblems(description: object): Promise<readonly string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: JSON.stringify(description), config });
  return problems.map(({ ruleId, location, message }) => {
    return `${ruleId} at ${location[0]?.pointer}: ${message}`;
  });
}
