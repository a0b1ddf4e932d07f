import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { interruption } from '../console/interruption.mjs';
import { addressOf } from '../ports.mjs';

const POLL_MS = 250;
const TIMEOUT_MS = 180_000;
const BROKEN_FUNCTIONS = 'Failed to load function definition';

/** @typedef {(typeof SERVICES)[number]} Service */

export const SERVICES = /** @type {const} */ (['auth', 'firestore', 'functions', 'hosting']);

/**
 * Waits until every emulator runs and the API, where there is one, answers through hosting.
 *
 * @param {Pick<import('./stack.mjs').StackPlace, 'ports' | 'services'>} place
 * @param {string} log of firebase-tools
 * @param {() => boolean} ended whether the emulators have ended
 * @returns {Promise<'ready' | 'ended' | 'broken functions' | 'too slow'>}
 */
export async function waitUntilReady({ ports, services }, log, ended) {
  const hasApi = services.includes('functions') && services.includes('hosting');
  const deadline = performance.now() + TIMEOUT_MS;
  while (performance.now() < deadline) {
    if (ended()) return 'ended';
    if (readFileSync(log, 'utf8').includes(BROKEN_FUNCTIONS)) return 'broken functions';
    if ((await hasEmulators(ports, services)) && (!hasApi || (await apiAnswers(ports)))) return 'ready';
    await sleep(POLL_MS, undefined, { signal: interruption });
  }
  return 'too slow';
}

/**
 * @param {import('../ports.mjs').Ports} ports
 * @param {readonly Service[]} services
 * @returns {Promise<boolean>}
 */
async function hasEmulators({ hub }, services) {
  const response = await answer(`${addressOf(hub)}/emulators`);
  if (response?.ok !== true) return false;
  const running = await response.text();
  return services.every((name) => running.includes(`"${name}":`));
}

/**
 * @param {import('../ports.mjs').Ports} ports
 * @returns {Promise<boolean>} the API speaks JSON; the emulator's own "no such function" is plain text
 */
async function apiAnswers({ hosting }) {
  const response = await answer(`${addressOf(hosting)}/api/health`);
  return response?.headers.get('content-type')?.includes('json') ?? false;
}

/**
 * @param {string} url
 * @returns {Promise<Response | undefined>} nothing when nobody listens
 */
async function answer(url) {
  try {
    return await fetch(url, { signal: AbortSignal.any([interruption, AbortSignal.timeout(10_000)]) });
  } catch {
    return undefined;
  }
}
