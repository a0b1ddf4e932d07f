import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { projectNode } from '../../../scripts/install.mjs';
import { clientOf, type Call, type OwnReply } from './own-api.ts';

const StartMessage = z.tuple([z.object({ url: z.string() })]).rest(z.unknown());
const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** An instance of the API in a separate process. */
export type Instance = Disposable & {
  call: (method: string, path: string, call?: Call) => Promise<OwnReply>;
};

/** @param options `clockShift`: milliseconds by which its clock is ahead; `throttleFactor`: multiplies its limits */
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
    const [{ url }] = StartMessage.parse(await once(child, 'message'));
    return { call: clientOf(url), [Symbol.dispose]: stop };
  } catch (error) {
    stop();
    throw error;
  }
}
