import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { projectNode } from '../../scripts/install.mjs';

const Address = z.object({ origin: z.string() });

/**
 * Starts instances of the API beside the stack, on its store and its accounts. The Functions emulator runs calls and
 * events in one queue of four (docs/decisions/065), which would dominate the times. In production, calls and events do
 * not share a queue.
 */
export async function startInstances(count: number): Promise<Disposable & { origins: string[] }> {
  const children = Array.from({ length: count }, () =>
    fork(fileURLToPath(new URL('api-process.ts', import.meta.url)), {
      execPath: projectNode,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    }),
  );
  const stop = () => children.forEach((child) => child.kill());
  try {
    const messages: unknown[][] = await Promise.all(children.map((child) => once(child, 'message')));
    return { origins: messages.map(([first]) => Address.parse(first).origin), [Symbol.dispose]: stop };
  } catch (error) {
    stop();
    throw error;
  }
}
