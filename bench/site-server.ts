import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { server as superstatic } from 'superstatic';
import { z } from 'zod';

const root = fileURLToPath(new URL('..', import.meta.url));

const FirebaseJson = z.object({
  hosting: z.looseObject({
    rewrites: z
      .array(z.object({ source: z.string(), destination: z.string().optional() }))
      .transform((rewrites) =>
        rewrites.flatMap(({ source, destination }) => (destination ? [{ source, destination }] : [])),
      ),
  }),
});

export type SiteServer = AsyncDisposable & { origin: string };

/**
 * Serves `web/dist` on a free port as Firebase Hosting does: its own server reads `firebase.json` (clean addresses,
 * rewrites, headers, the 404 page), and compresses. There is no API behind it.
 */
export async function serveSite(): Promise<SiteServer> {
  const { hosting } = FirebaseJson.parse(JSON.parse(readFileSync(`${root}/firebase.json`, 'utf8')));
  const site = superstatic({ config: hosting, cwd: root, compression: true, hostname: '127.0.0.1', port: 0 });
  const server = site.listen(() => {});
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
