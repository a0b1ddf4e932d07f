import { homedir } from 'node:os';
import { join } from 'node:path';

/**
 * Where a program that is fetched once is kept: outside the checkout, so that every checkout shares it.
 *
 * @param {string} name with its version
 * @returns {string}
 */
export function userCache(name) {
  const caches = process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache');
  return join(caches, 'padavu', name);
}
