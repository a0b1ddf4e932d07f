import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build, type Workspace } from './build.ts';
import { dataDirectory, Failure, interruption, launch, logFile, run, step, type Program } from './command.ts';
import { withPorts, writeConfig } from './firebase-config.ts';
import { projectNode } from './install.mjs';
import { emulatorsRun, firebaseCli, isFree, takenPorts } from './machine.mjs';
import { addressOf, PROJECT_ID, stackEnvironment, testPorts, testPortShift, type Ports } from './ports.mjs';
import { latestSnapshot } from './snapshots.ts';
import { bringFirestore } from './tools.ts';

// A running Firebase Emulator Suite, for `npm start`, for the tests and for the benches: each with ports and files of its own.

const SERVICES = ['auth', 'firestore', 'functions', 'hosting'] as const;
export type Service = (typeof SERVICES)[number];

/** In the folder of a stack; written by guard.ts. */
const FIRESTORE_PID = 'firestore.pid';

export type StackOptions = {
  name: string;
  ports: Ports;
  /** Further ports that have to be free. */
  alsoFree?: Record<string, number>;
  builds?: readonly Workspace[];
  services?: readonly Service[];
  /** A folder of snapshots, whose newest is where the stack begins; without it the stack begins empty. */
  snapshots?: string;
  /** Where people see the site; Hosting's address without it. */
  site?: string;
};

export type Stack = {
  ports: Ports;
  /** What a program needs in its environment to talk to the stack. */
  env: ReturnType<typeof stackEnvironment>;
  log: string;
  /** Settles with the name of the first part that is gone. */
  died: Promise<string>;
  stop: () => Promise<void>;
};

/** Builds what the stack serves, starts it and waits until it is ready. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { name, ports, alsoFree = {}, builds = ['functions', 'web'], services = SERVICES } = options;
  const { site = addressOf(ports.hosting) } = options;
  await requireFreePorts({ ...ports, ...alsoFree });
  const prefix = await bringFirestore();
  for (const workspace of builds) await build(workspace);
  const folder = join(dataDirectory, 'stacks', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, FIRESTORE_PID), '');
  return await step('Start the emulators', async () => {
    const snapshot = options.snapshots && latestSnapshot(options.snapshots);
    const [command = projectNode, ...args] = [
      ...prefix,
      projectNode,
      `--import=${new URL('guard.ts', import.meta.url).href}`,
      firebaseCli,
      'emulators:start',
      `--project=${PROJECT_ID}`,
      `--config=${writeConfig(name, (config) => withPorts(config, ports))}`,
      `--only=${services.join(',')}`,
      ...(snapshot ? [`--import=${snapshot}`] : []),
    ];
    const log = join(folder, 'emulators.log');
    const emulators = launch('The emulators', [command, ...args], {
      cwd: folder,
      env: { ...ENVIRONMENT, SITE_URL: site },
      log,
    });
    const stopped = new AbortController();
    const stop = async () => {
      stopped.abort();
      await emulators.end();
      killFirestore(folder);
    };
    try {
      await untilReady(emulators);
    } catch (error) {
      await stop();
      throw error;
    }
    const died = Promise.race([
      emulators.ended.then(() => emulators.name),
      untilGone(ports, services, stopped.signal),
    ]);
    return { ports, env: stackEnvironment(ports), log, died, stop: () => step('Stop the emulators', stop) };
  });
}

/** An empty stack on the ports of the tests, beside one of `npm start`. */
export async function startTestStack(): Promise<Stack> {
  const shift = testPortShift();
  return await startStack({ name: shift === 0 ? 'test' : `test-${shift}`, ports: testPorts() });
}

/** Fills an empty stack with the demo; one that holds data is brought up to date and else stays as it is. */
export async function seed({ env }: Pick<Stack, 'env'>): Promise<void> {
  await step('Demo data', async () => {
    const problem = 'The demo data could not be stored; the reason is above.';
    await run([projectNode, 'scripts/seed.ts'], { env, log: logFile('seed') }, problem);
  });
}

export async function requireFreePorts(ports: Record<string, number>): Promise<void> {
  // What a killed run has left behind takes a moment to end.
  const deadline = performance.now() + 5000;
  let [first] = await takenPorts(ports);
  while (first && performance.now() < deadline) {
    await sleep(100, undefined, { signal: interruption });
    [first] = await takenPorts(ports);
  }
  if (!first) return;
  if (await emulatorsRun(ports)) {
    throw new Failure(
      `This is running already, at ${addressOf(ports['hosting'] ?? 0)}: stop that one first.`,
    );
  }
  throw new Failure(
    `Port ${first.port} (${first.name}) is taken by another program: stop that program and run this again.`,
  );
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

async function untilReady({ log, ended }: Program): Promise<void> {
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  const deadline = performance.now() + 180_000;
  while (performance.now() < deadline) {
    const said = readFileSync(log, 'utf8');
    if (said.includes('Failed to load function definition')) {
      throw new Failure('The functions cannot be loaded; the reason is above.', log);
    }
    if (said.includes('All emulators ready')) return;
    if (hasEnded) throw new Failure('The emulators ended by themselves; the reason is above.', log);
    await sleep(250, undefined, { signal: interruption });
  }
  throw new Failure('The emulators did not become ready in three minutes; their last words are above.', log);
}

/** Ends the Firestore emulator, a process group of its own, where firebase-tools was killed before it could do that. */
function killFirestore(folder: string): void {
  const pid = Number(readFileSync(join(folder, FIRESTORE_PID), 'utf8'));
  try {
    if (pid > 0) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

/** Settles with the name of the first service whose port is free again. firebase-tools does not notice every end of Firestore. */
async function untilGone(ports: Ports, services: readonly Service[], stopped: AbortSignal): Promise<string> {
  while (!stopped.aborted) {
    for (const name of services) if (await isFree(ports[name])) return `The ${name} emulator`;
    await sleep(500, undefined, { ref: false });
  }
  return 'The stack';
}
