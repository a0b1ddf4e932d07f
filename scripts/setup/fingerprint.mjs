import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const NOT_SOURCES = new Set(['node_modules', 'dist', 'lib', 'test-results']);

/**
 * A hash of names and contents, to tell whether anything changed. A path that is missing counts as such.
 *
 * @param {string} base
 * @param {string[]} paths files and folders below `base`; of folders, all but installed and built ones inside
 * @returns {string}
 */
export function fingerprint(base, paths) {
  const hash = createHash('sha256');
  for (const path of paths) addTo(hash, base, path);
  return hash.digest('hex');
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} base
 * @param {string} path
 */
function addTo(hash, base, path) {
  const full = join(base, path);
  const stat = statSync(full, { throwIfNoEntry: false });
  hash.update(`${path}\0${stat === undefined ? 'missing' : stat.size}\0`);
  if (stat?.isFile()) hash.update(readFileSync(full));
  if (!stat?.isDirectory()) return;
  for (const name of readdirSync(full).toSorted()) {
    if (!NOT_SOURCES.has(name)) addTo(hash, base, join(path, name));
  }
}
