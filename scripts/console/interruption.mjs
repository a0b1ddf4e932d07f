import { Interrupted } from './failure.mjs';

const PARENT_CHECK_MS = 500;
const controller = new AbortController();

/** Aborted by the first Ctrl-C, `kill` or closed terminal. Later ones change nothing: stopping is bounded. */
export const interruption = controller.signal;

for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(name, () => {
    controller.abort(new Interrupted());
  });
}

// npm passes on most signals, but cannot when it is killed outright: without npm nobody could stop us.
if (process.env['npm_lifecycle_event'] !== undefined) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) controller.abort(new Interrupted());
  }, PARENT_CHECK_MS).unref();
}

// A closed terminal must not keep the data from being saved.
process.stdout.on('error', () => undefined);
process.stderr.on('error', () => undefined);

/** @returns {Promise<void>} settles when the run is asked to stop */
export async function interrupted() {
  if (interruption.aborted) return;
  await new Promise((resolve) => {
    interruption.addEventListener('abort', resolve, { once: true });
  });
}
