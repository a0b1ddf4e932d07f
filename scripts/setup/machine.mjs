import { Failure } from '../console/failure.mjs';

const OLDEST_NODE = 20;

/**
 * @param {string} [version] of Node, without a "v"
 * @param {NodeJS.Platform} [platform]
 */
export function requireMachine(version = process.versions.node, platform = process.platform) {
  if (Number.parseInt(version, 10) < OLDEST_NODE) {
    throw new Failure(`Node ${version} is too old: install Node ${OLDEST_NODE} or newer and run this again.`);
  }
  if (platform === 'win32') {
    throw new Failure('Windows itself is not supported: run this inside WSL.');
  }
}
