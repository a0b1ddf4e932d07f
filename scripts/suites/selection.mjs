import { Failure } from '../console/failure.mjs';

/** Every suite, in the order in which they run: the quick ones first. */
export const SUITE_NAMES = /** @type {const} */ (['format', 'lint', 'types', 'unit', 'rules', 'api', 'e2e']);

/** @typedef {(typeof SUITE_NAMES)[number]} SuiteName */

/**
 * Reads `npm test -- [suite ...] [arguments of its runner]`.
 *
 * @param {string[]} args
 * @returns {{ suites: SuiteName[], extra: string[] }}
 */
export function selectSuites(args) {
  const firstOption = args.findIndex((arg) => arg.startsWith('-'));
  const names = firstOption === -1 ? args : args.slice(0, firstOption);
  const extra = firstOption === -1 ? [] : args.slice(firstOption);
  const unknown = names.find((name) => !SUITE_NAMES.some((suite) => suite === name));
  if (unknown !== undefined) {
    throw new Failure(`There is no suite "${unknown}"; there are ${SUITE_NAMES.join(', ')}.`);
  }
  if (extra.length > 0 && names.length !== 1) {
    throw new Failure('Arguments for a runner need one suite before them: npm test -- e2e --grep "a title".');
  }
  const suites = SUITE_NAMES.filter((suite) => names.length === 0 || names.includes(suite));
  return { suites, extra };
}
