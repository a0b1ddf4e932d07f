import { createConfig, lintFromString, type NormalizedProblem } from '@redocly/openapi-core';

/** Lints an OpenAPI document with Redocly's strictest set of rules. @returns one line for each problem */
export async function lintDocument(document: unknown): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  return problems.filter(({ ignored }) => !ignored).map(formatProblem);
}

function formatProblem({ ruleId, message, location }: NormalizedProblem): string {
  return `${ruleId} at ${location[0]?.pointer ?? ''}: ${message}`;
}
