import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { dirname, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { server as superstatic } from 'superstatic';
import { z } from 'zod';
import { createSite, renderersIn } from '../functions/src/site.ts';
import { withEmulatorHosts } from '../scripts/firebase-config.ts';
import { PORTS, shiftPorts } from '../scripts/ports.mjs';
import { demoSite } from '../scripts/seed/site.ts';
import { recording } from './api/server.ts';

const FirebaseJson = z.object({ hosting: z.looseObject({}) });

export type SiteServer = AsyncDisposable & { origin: string };

/**
 * Serves a built site, on a free port unless one is named, as Firebase Hosting does: its own server reads `firebase.json`
 * (clean addresses, rewrites, headers), and compresses. Public pages are rendered from the demo's content, as the function does
 * for the network's copy. `api` answers below `/api`, where there is one.
 */
export async function serveSite(folder: string, port = 0, api?: RequestListener): Promise<SiteServer> {
  const firebaseJson = readFileSync(new URL('../firebase.json', import.meta.url), 'utf8');
  const production = FirebaseJson.parse(JSON.parse(firebaseJson)).hosting;
  // A port of a stack's own: its pages speak to the emulators beside it.
  const hosting = port === 0 ? production : withEmulatorHosts(production, shiftPorts(port - PORTS.hosting));
  const cwd = dirname(folder);
  const config = { ...hosting, public: relative(cwd, folder) };
  const functions: Record<string, RequestListener | undefined> = { api, site: siteOf(folder) };
  const rewriters = {
    function: ({ function: { functionId } }: FunctionRewrite) =>
      Promise.resolve(functions[functionId] ?? notThere),
  };
  const site = superstatic({ config, cwd, compression: true, hostname: '127.0.0.1', port, rewriters });
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

type FunctionRewrite = { function: { functionId: string } };

const notThere: RequestListener = (_request, response) => response.writeHead(404).end();

/** The function that renders public pages, from the demo's content. */
function siteOf(folder: string): RequestListener {
  const content = demoSite();
  return createSite({
    readContent: () => Promise.resolve(content),
    readMedia: () => Promise.resolve(undefined),
    readCertificate: () => Promise.resolve(undefined),
    certificatePdf: () => Promise.reject(new Error('Nobody asks for one here')),
    siteUrl: () => 'http://127.0.0.1',
    ...renderersIn(pathToFileURL(`${folder}-renderer/`)),
    ...recording,
  });
}
