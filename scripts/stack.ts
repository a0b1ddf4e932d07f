import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from './build.ts';
import { dataDirectory, Failure, interruption, launch, logFile, run, step, type Program } from './command.ts';
import { withPorts, writeConfig } from './firebase-config.ts';
import { projectNode } from './install.mjs';
import { firebaseCli } from './machine.mjs';
import {
  addressOf,
  PROJECT_ID,
  stackEnvironment,
  portConflict,
  testPorts,
  testPortShift,
  type Ports,
} from './ports.mjs';
import { ensureFirestore } from './tools.ts';

// A running Firebase Emulator Suite, for `npm start`, for the tests and for the benches: each with its own ports and
// files.

type StackOptions = {
  name: string;
  ports: Ports;
  /** Whether only Auth and Firestore run, for which nothing is built. */
  storesOnly?: boolean;
  /** The snapshot to start from; without it the stack starts empty. */
  snapshot?: string | undefined;
  /** The address of the site; Hosting's address by default. */
  site?: string;
};

export type Stack = {
  ports: Ports;
  /** The environment variables with which a program connects to the stack. */
  env: ReturnType<typeof stackEnvironment>;
  /** Resolves when any part of the stack has ended. */
  died: Promise<Failure>;
  stop: () => Promise<void>;
};

/** Builds what the stack serves, starts it and waits until it is ready. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { name, ports, storesOnly = false, snapshot } = options;
  const conflict = await portConflict(ports);
  if (conflict !== undefined) throw new Failure(conflict);
  const prefix = await ensureFirestore();
  if (!storesOnly) for (const workspace of ['web', 'functions'] as const) await build(workspace);
  return await step('Start the emulators', async () => {
    const folder = join(dataDirectory, 'stacks', name);
    mkdirSync(folder, { recursive: true });
    const [command = projectNode, ...args] = [
      ...prefix,
      projectNode,
      ...BEFORE_FIREBASE_TOOLS.map((file) => `--import=${new URL(file, import.meta.url).href}`),
      firebaseCli,
      'emulators:start',
      `--project=${PROJECT_ID}`,
      `--config=${writeConfig(name, (config) => withPorts(config, ports))}`,
      `--only=auth,firestore${storesOnly ? '' : ',functions,hosting'}`,
      // Without the lines about the start and the end of each call.
      '--log-verbosity=QUIET',
      ...(snapshot === undefined ? [] : [`--import=${snapshot}`]),
    ];
    const env = { ...ENVIRONMENT, SITE_URL: options.site ?? addressOf(ports.hosting) };
    const log = join(folder, 'emulators.log');
    const emulators = launch('The emulators', [command, ...args], { cwd: folder, env, log });
    try {
      await waitUntilReady(emulators, log);
    } catch (error) {
      await emulators.end();
      throw error;
    }
    const stop = () => step('Stop the emulators', emulators.end);
    return { ports, env: stackEnvironment(ports), died: emulators.died, stop };
  });
}

/**
 * Starts an empty stack on the ports of the tests, beside that of `npm start`; stacks that run at the same time differ
 * in `index`.
 */
export async function startTestStack(index = 0): Promise<Stack> {
  const shift = testPortShift() + index * STACK_PORT_OFFSET;
  return await startStack({ name: shift === 0 ? 'test' : `test-${shift}`, ports: testPorts(shift) });
}

/** No two ports of a stack differ by this offset, so two stacks share none. */
const STACK_PORT_OFFSET = 15;

/** Seeds an empty stack with the demo, or leaves it empty. A stack that contains data is only migrated. */
export async function prepareData({ env }: Pick<Stack, 'env'>, { demo }: { demo: boolean }): Promise<void> {
  await step(demo ? 'Demo data' : 'Data', async () => {
    const problem = 'The data could not be stored; the reason is above.';
    const command = [projectNode, 'scripts/seed/seed.ts', ...(demo ? [] : ['--empty'])] as const;
    await run(command, { env, log: logFile('seed') }, problem);
  });
}

/** Modules that are loaded before firebase-tools. */
const BEFORE_FIREBASE_TOOLS = ['guard.ts', 'reload-rules.ts', 'auth-schemas.ts', 'emulator-log.ts'];

const ENVIRONMENT = {
  // This is not one of Google's machines: do not ask the network whether it is.
  METADATA_SERVER_DETECTION: 'none',
  // In seconds: loading the functions may take longer than the usual ten on a busy machine.
  FUNCTIONS_DISCOVERY_TIMEOUT: '60',
  // The number of calls and events that run in parallel, each in its own process (docs/decisions/065).
  FUNCTIONS_EMULATOR_PARALLEL: process.env['FUNCTIONS_EMULATOR_PARALLEL'] ?? '4',
  // Saves a quarter of the CPU time that a functions process takes to start.
  NODE_COMPILE_CACHE: join(dataDirectory, 'compile-cache'),
  // Not set, it starts: firebase-tools keeps every line of its log for an interface that does not run.
  START_LOGGING_EMULATOR: 'false',
  // A developer may have set these for other programs; here they would connect the emulators to other emulators.
  FIRESTORE_EMULATOR_HOST: undefined,
  FIREBASE_AUTH_EMULATOR_HOST: undefined,
};

/** Waits until all emulators are ready. firebase-tools itself limits how long each may take. */
async function waitUntilReady({ died }: Program, log: string): Promise<void> {
  for (;;) {
    const output = readFileSync(log, 'utf8');
    const ready = output.indexOf('All emulators ready');
    // The reason is before or after this line, and in any case before the box that says that the emulators are ready.
    if (ready >= 0 && output.includes('Failed to load function definition')) {
      const problem = 'The functions cannot be loaded; the reason is above.';
      throw new Failure(problem, log, output.lastIndexOf('┌', ready));
    }
    if (ready >= 0) return;
    const failure = await Promise.race([died, sleep(250, undefined, { signal: interruption })]);
    if (failure) throw failure;
  }
}
