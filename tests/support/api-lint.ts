import { createConfig, lintFromString, type NormalizedProblem } from '@redocly/openapi-core';

/** What Redocly's strictest set of rules has to say about an OpenAPI document. */
export async function lintDocument(document: unknown): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  return problems.filter(({ ignored }) => !ignored).map(lineOf);
}

function lineOf({ ruleId, message, location }: NormalizedProblem): string {
  return `${ruleId} at ${location[0]?.pointer ?? ''}: ${message}`;
}
