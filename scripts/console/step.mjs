import { dim, green, red } from './style.mjs';

/** A step that takes longer than this says that it has begun. */
const QUIET_MS = 400;

/**
 * Runs one step and says what it did and how long it took. `note` adds what came of it.
 *
 * @template T
 * @param {string} doing
 * @param {(note: (outcome: string) => void) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(doing, work) {
  const started = performance.now();
  let outcome = '';
  const announcement = setTimeout(() => console.log(dim(`… ${doing}`)), QUIET_MS);
  const took = () => dim(seconds(performance.now() - started));
  try {
    const result = await work((text) => {
      outcome = `: ${text}`;
    });
    console.log(`${green('✔')} ${doing}${outcome} ${took()}`);
    return result;
  } catch (error) {
    console.log(`${red('✘')} ${doing} ${took()}`);
    throw error;
  } finally {
    clearTimeout(announcement);
  }
}

/**
 * @param {number} milliseconds
 * @returns {string}
 */
export function seconds(milliseconds) {
  return milliseconds < 60_000
    ? `${(milliseconds / 1000).toFixed(1)} s`
    : `${Math.floor(milliseconds / 60_000)} min ${Math.round((milliseconds % 60_000) / 1000)} s`;
}
