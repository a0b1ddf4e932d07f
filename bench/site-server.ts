import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { dirname, relative } from 'node:path';
import { server as superstatic } from 'superstatic';
import { z } from 'zod';
import { withEmulatorHosts } from '../scripts/firebase-config.ts';
import { PORTS, shiftPorts } from '../scripts/ports.mjs';

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
 * Serves a built site, on a free port unless one is named, as Firebase Hosting does: its own server reads `firebase.json`
 * (clean addresses, rewrites, headers, the 404 page), and compresses. `api` answers below `/api`, where there is one.
 */
export async function serveSite(folder: string, port = 0, api?: RequestListener): Promise<SiteServer> {
  const firebaseJson = readFileSync(new URL('../firebase.json', import.meta.url), 'utf8');
  const production = FirebaseJson.parse(JSON.parse(firebaseJson)).hosting;
  // A port of a stack's own: its pages speak to the emulators beside it.
  const hosting = port === 0 ? production : withEmulatorHosts(production, shiftPorts(port - PORTS.hosting));
  const cwd = dirname(folder);
  const config = { ...hosting, public: relative(cwd, folder) };
  const site = superstatic({ config, cwd, compression: true, hostname: '127.0.0.1', port });
  if (api) site.use('/api', api);
  const server = site.listen(() => {});
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    [Symbol.asyncDispose]: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
