import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { projectNode } from '../../scripts/install.mjs';

const Address = z.object({ port: z.int() });
const Usage = z.object({ cpu: z.number() });

/** Milliseconds from the start of a process to the last byte of its first response, and of CPU time until then. */
export type Start = { wall: number; cpu: number };

function productionEnvironment(target: string, store: Record<string, string>): NodeJS.ProcessEnv {
  const { FIRESTORE_EMULATOR_HOST: _firestore, FIREBASE_AUTH_EMULATOR_HOST: _auth, ...env } = process.env;
  return {
    ...env,
    ...store,
    NODE_ENV: 'production',
    GCLOUD_PROJECT: store['GCLOUD_PROJECT'] ?? 'demo',
    FUNCTION_TARGET: target,
    WEB_API_KEY: 'demo',
  };
}

async function messageOf<T extends z.ZodType>(child: ChildProcess, schema: T): Promise<z.infer<T>> {
  const messages: unknown[] = await once(child, 'message');
  return schema.parse(messages[0]);
}

/**
 * Starts a process of a function with the settings of production, and requests a path from it. `store` is the
 * environment with which the function connects to its data, if it needs any.
 */
export async function coldStart(
  target: 'api' | 'site',
  path: string,
  store: Record<string, string> = {},
): Promise<Start> {
  const started = performance.now();
  const child = fork(fileURLToPath(new URL('process.ts', import.meta.url)), {
    execPath: projectNode,
    env: productionEnvironment(target, store),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    const { port } = await messageOf(child, Address);
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    const wall = performance.now() - started;
    const usage = messageOf(child, Usage);
    child.send('usage');
    return { wall, cpu: (await usage).cpu };
  } finally {
    child.kill();
  }
}
