import { readFileSync } from 'node:fs';

/**
 * Reads a JSON file whose shape its writer vouches for: npm, firebase-tools, a test runner or ourselves.
 *
 * @template T
 * @param {string} file
 * @returns {T}
 */
export function readJson(file) {
  // oxlint-disable-next-line typescript/no-unsafe-return
  return JSON.parse(readFileSync(file, 'utf8'));
}
