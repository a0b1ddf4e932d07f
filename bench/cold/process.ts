import { once } from 'node:events';
import { createServer } from 'node:http';
import { z } from 'zod';

// Does what a fresh instance does before it can answer: it loads the bundle and listens. The platform's own server is
// left out.
const Handler = z.custom<Parameters<typeof createServer>[1]>((value) => typeof value === 'function');
const Bundle = z.object({ api: Handler, site: Handler });
const target = z.enum(['api', 'site']).parse(process.env['FUNCTION_TARGET']);

// By its URL, so that TypeScript does not read types from the bundle.
const bundle: unknown = await import(new URL('../../functions/lib/index.js', import.meta.url).href);
const server = createServer(Bundle.parse(bundle)[target]).listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
process.send?.(address);

// Requested after the first response: its CPU time does not depend on what else the machine does.
process.once('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: (user + system) / 1000 });
});
