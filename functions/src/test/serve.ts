import { once } from 'node:events';
import type { Express } from 'express';
import { onTestFinished } from 'vitest';

/**
 * Serves an app on a free port until the test is over.
 * @returns its origin, such as `http://127.0.0.1:40123`
 */
export async function serve(app: Express): Promise<string> {
  const server = app.listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return `http://127.0.0.1:${address.port}`;
}
