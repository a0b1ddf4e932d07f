import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { projectNode } from '../../scripts/install.mjs';
import { callerOf, type Call, type OwnAnswer } from './own-api.ts';

const Started = z.tuple([z.object({ url: z.string() })]).rest(z.unknown());
const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** An instance of the API in a process of its own. */
export type Instance = Disposable & {
  call: (method: string, path: string, call?: Call) => Promise<OwnAnswer>;
};

/** @param options the milliseconds by which its clock is ahead, and how many times the usual number of tries it lets through */
export async function startInstance({
  clockShift = 0,
  throttleFactor = 1000,
}: { clockShift?: number; throttleFactor?: number } = {}): Promise<Instance> {
  const child = fork(pathOf('api-process.ts'), {
    execPath: projectNode,
    execArgv: [`--import=${pathOf('shifted-clock.ts')}`],
    env: { ...process.env, CLOCK_SHIFT: String(clockShift), THROTTLE_FACTOR: String(throttleFactor) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const stop = () => void child.kill('SIGKILL');
  try {
    const [{ url }] = Started.parse(await once(child, 'message'));
    return { call: callerOf(url), [Symbol.dispose]: stop };
  } catch (error) {
    stop();
    throw error;
  }
}
