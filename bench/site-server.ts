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
import { portOf } from '../tests/support/port-of.ts';
import { recording } from './api/server.ts';

const FirebaseJson = z.object({ hosting: z.looseObject({}) });

type SiteServer = AsyncDisposable & { origin: string };

/**
 * Serves a built site as Firebase Hosting does, by default on a free port: Hosting's own server reads `firebase.json`
 * (clean URLs, rewrites, headers), and compresses. Public pages are rendered from the demo's content, as the function
 * does for the CDN. `api` answers requests below `/api`, if it is given.
 */
export async function serveSite(folder: string, port = 0, api?: RequestListener): Promise<SiteServer> {
  const firebaseJson = readFileSync(new URL('../firebase.json', import.meta.url), 'utf8');
  const production = FirebaseJson.parse(JSON.parse(firebaseJson)).hosting;
  // On the port of a stack, the pages connect to the emulators of that stack.
  const hosting = port === 0 ? production : withEmulatorHosts(production, shiftPorts(port - PORTS.hosting));
  const cwd = dirname(folder);
  const config = { ...hosting, public: relative(cwd, folder) };
  const functions: Record<string, RequestListener | undefined> = { api, site: siteFunction(folder) };
  const rewriters = {
    function: ({ function: { functionId } }: FunctionRewrite) =>
      Promise.resolve(functions[functionId] ?? notFound),
  };
  const site = superstatic({ config, cwd, compression: true, hostname: '127.0.0.1', port, rewriters });
  const server = site.listen(() => {});
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${portOf(server)}`,
    [Symbol.asyncDispose]: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

type FunctionRewrite = { function: { functionId: string } };

const notFound: RequestListener = (_request, response) => response.writeHead(404).end();

/** The function that renders public pages, from the demo's content. */
function siteFunction(folder: string): RequestListener {
  const content = demoSite();
  return createSite({
    readContent: () => Promise.resolve(content),
    readMedia: () => Promise.resolve(undefined),
    readCertificate: () => Promise.resolve(undefined),
    certificatePdf: () => Promise.reject(new Error('Nobody asks for one here')),
    siteUrl: () => 'http://127.0.0.1',
    takeRead: () => undefined,
    ...renderersIn(pathToFileURL(`${folder}-renderer/`)),
    ...recording,
  });
}
