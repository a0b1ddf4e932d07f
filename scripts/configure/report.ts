import { styleText } from 'node:util';
import type { Result, StepResults } from './configuration.ts';

const bold = (text: string) => styleText('bold', text);

const MARKS: Record<Result['outcome'], string> = {
  right: styleText('green', '✔'),
  changed: styleText('green', '✔'),
  planned: styleText('yellow', '→'),
  manual: styleText('red', '✘'),
  refused: styleText('red', '✘'),
  later: styleText('yellow', '…'),
  optional: styleText('dim', '·'),
};

export function reportStep({ title, results }: StepResults): void {
  console.log(`\n${bold(title)}`);
  for (const result of results) {
    const { outcome, setting, is } = result;
    const changed = outcome === 'changed' ? 'is now ' : '';
    console.log(`${MARKS[outcome]} ${setting}: ${changed}${is}`);
    if (outcome === 'planned') console.log(`    becomes ${result.becomes}`);
    if ('todo' in result && result.todo !== '') console.log(`    ${result.todo}`);
  }
}

/**
 * One line with the counts, and what to do next.
 * @param args the arguments of this run, which the run that writes needs too
 */
export function reportEnd(
  results: Result[],
  { project, writes, args }: { project: string; writes: boolean; args: readonly string[] },
): void {
  const count = (...outcomes: Result['outcome'][]) =>
    results.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const parts = [
    [count('right'), 'right'],
    [count('changed'), 'changed'],
    [count('planned', 'later'), 'to change'],
    [count('manual', 'refused'), 'for you to do'],
  ] as const;
  const line = parts.filter(([number]) => number > 0).map(([number, what]) => `${number} ${what}`);
  console.log(`\n${bold(`${project}: ${line.join(', ')}`)}`);
  if (!writes && count('planned', 'later') > 0) {
    console.log(`Nothing was changed. Make these changes: npm run configure -- ${args.join(' ')} --write`);
  }
}
