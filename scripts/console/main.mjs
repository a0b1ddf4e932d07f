import { Failure } from './failure.mjs';
import { interruption } from './interruption.mjs';
import { dim, red } from './style.mjs';

const INTERRUPTED = 130;

/**
 * Runs a command to its exit code: what a person can put right is told in one sentence, an interruption
 * is no error, and only a fault of these scripts shows where it happened.
 *
 * @param {() => Promise<number>} command
 * @returns {Promise<void>}
 */
export async function main(command) {
  try {
    process.exitCode = await command();
  } catch (error) {
    process.exitCode = interruption.aborted ? INTERRUPTED : 1;
    if (interruption.aborted) console.log('\nStopped.');
    else explain(error);
  }
}

/** @param {unknown} error */
export function explain(error) {
  if (!(error instanceof Failure)) {
    console.error(error);
    return;
  }
  if (error.details !== '') console.error(`\n${dim(error.details)}`);
  console.error(`\n${red(error.message)}`);
}
