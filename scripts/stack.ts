import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build, type Workspace } from './build.ts';
import { dataDirectory, Failure, interruption, launch, logFile, run, step, type Program } from './command.ts';
import { withPorts, writeConfig } from './firebase-config.ts';
import { projectNode } from './install.mjs';
import { firebaseCli } from './machine.mjs';
import {
  addressOf,
  PROJECT_ID,
  stackEnvironment,
  takenPort,
  testPorts,
  testPortShift,
  type Ports,
} from './ports.mjs';
import { bringFirestore } from './tools.ts';

// A running Firebase Emulator Suite, for `npm start`, for the tests and for the benches: each with ports and files of its own.

export type StackOptions = {
  name: string;
  ports: Ports;
  builds?: readonly Workspace[];
  services?: readonly ('auth' | 'firestore' | 'functions' | 'hosting')[];
  /** A snapshot to begin with; without it the stack begins empty. */
  snapshot?: string | undefined;
  /** Where people see the site; Hosting's address without it. */
  site?: string;
};

export type Stack = {
  ports: Ports;
  /** What a program needs in its environment to talk to the stack. */
  env: ReturnType<typeof stackEnvironment>;
  /** Settles when any part is gone. */
  died: Promise<Failure>;
  stop: () => Promise<void>;
};

/** Builds what the stack serves, starts it and waits until it is ready. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { name, ports, builds = ['web', 'functions'], snapshot } = options;
  const { services = ['auth', 'firestore', 'functions', 'hosting'] } = options;
  const taken = await takenPort(ports);
  if (taken !== undefined) throw new Failure(taken);
  const prefix = await bringFirestore();
  for (const workspace of builds) await build(workspace);
  return await step('Start the emulators', async () => {
    const folder = join(dataDirectory, 'stacks', name);
    mkdirSync(folder, { recursive: true });
    const [command = projectNode, ...args] = [
      ...prefix,
      projectNode,
      `--import=${new URL('guard.ts', import.meta.url).href}`,
      firebaseCli,
      'emulators:start',
      `--project=${PROJECT_ID}`,
      `--config=${writeConfig(name, (config) => withPorts(config, ports))}`,
      `--only=${services.join(',')}`,
      ...(snapshot === undefined ? [] : [`--import=${snapshot}`]),
    ];
    const env = { ...ENVIRONMENT, SITE_URL: options.site ?? addressOf(ports.hosting) };
    const log = join(folder, 'emulators.log');
    const emulators = launch('The emulators', [command, ...args], { cwd: folder, env, log });
    try {
      await untilReady(emulators, log);
    } catch (error) {
      await emulators.end();
      throw error;
    }
    const stop = () => step('Stop the emulators', emulators.end);
    return { ports, env: stackEnvironment(ports), died: emulators.died, stop };
  });
}

/** An empty stack on the ports of the tests, beside one of `npm start`, or one of several beside each other. */
export async function startTestStack(index = 0): Promise<Stack> {
  const shift = testPortShift() + index * BETWEEN_STACKS;
  return await startStack({ name: shift === 0 ? 'test' : `test-${shift}`, ports: testPorts(shift) });
}

/** No two ports of a stack are so far apart. */
const BETWEEN_STACKS = 15;

/** Fills an empty stack with the demo, or leaves it empty; one that holds data is brought up to date and else stays as it is. */
export async function bringData({ env }: Pick<Stack, 'env'>, { demo }: { demo: boolean }): Promise<void> {
  await step(demo ? 'Demo data' : 'Data', async () => {
    const problem = 'The data could not be stored; the reason is above.';
    const command = [projectNode, 'scripts/seed/seed.ts', ...(demo ? [] : ['--empty'])] as const;
    await run(command, { env, log: logFile('seed') }, problem);
  });
}

const ENVIRONMENT = {
  // This is not one of Google's machines: do not ask the network whether it is.
  METADATA_SERVER_DETECTION: 'none',
  // In seconds: loading the functions may take longer than the usual ten on a busy machine.
  FUNCTIONS_DISCOVERY_TIMEOUT: '60',
  // Calls and events that run at once, each in a process of its own (docs/decisions/065).
  FUNCTIONS_EMULATOR_PARALLEL: process.env['FUNCTIONS_EMULATOR_PARALLEL'] ?? '4',
  // A process of the functions starts with a quarter less of the processor's time.
  NODE_COMPILE_CACHE: join(dataDirectory, 'compile-cache'),
  // Set by a developer for other programs, these would send the emulators to other emulators.
  FIRESTORE_EMULATOR_HOST: undefined,
  FIREBASE_AUTH_EMULATOR_HOST: undefined,
};

/** firebase-tools itself bounds how long each emulator may take. */
async function untilReady({ died }: Program, log: string): Promise<void> {
  for (;;) {
    const said = readFileSync(log, 'utf8');
    const fault = said.indexOf('Failed to load function definition');
    if (fault >= 0) throw new Failure('The functions cannot be loaded; the reason is above.', log, fault);
    if (said.includes('All emulators ready')) return;
    const ended = await Promise.race([died, sleep(250, undefined, { signal: interruption })]);
    if (ended) throw ended;
  }
}
