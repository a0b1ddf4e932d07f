import { seconds } from '../console/step.mjs';
import { bold, green, red } from '../console/style.mjs';
import { inWords, total } from './counts.mjs';

/** @typedef {{ suite: string, counts: import('./counts.mjs').Counts, took: number }} Result */

/**
 * Prints a table of the suites, and at the very end one line with the totals.
 *
 * @param {Result[]} results
 * @returns {number} the exit code
 */
export function printResults(results) {
  console.log('');
  for (const { suite, counts, took } of results) {
    const mark = counts.failed === 0 ? green('✔') : red('✘');
    console.log(`${mark} ${suite.padEnd(8)}${inWords(counts).padEnd(36)}${seconds(took).padStart(8)}`);
  }
  const sum = total(results.map(({ counts }) => counts));
  console.log(`\n${inWords(sum)}`);
  return sum.failed === 0 && sum.passed > 0 ? 0 : 1;
}

/** @param {string} suite */
export function printHeading(suite) {
  console.log(`\n${bold(`── ${suite} ──`)}`);
}
