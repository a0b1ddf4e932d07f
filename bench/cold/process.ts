import { once } from 'node:events';
import { createServer } from 'node:http';
import { z } from 'zod';

// What a fresh instance does before it can answer: load the bundle and listen. The platform's own server is left out.
const Handler = z.custom<Parameters<typeof createServer>[1]>((value) => typeof value === 'function');
const Bundle = z.object({ api: Handler, site: Handler });
const target = z.enum(['api', 'site']).parse(process.env['FUNCTION_TARGET']);

// By its address, so that nobody reads types out of a bundle.
const bundle: unknown = await import(new URL('../../functions/lib/index.js', import.meta.url).href);
const server = createServer(Bundle.parse(bundle)[target]).listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
process.send?.(address);

// Asked after the first answer: what the processor did for it, whatever else the machine is busy with.
process.once('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: (user + system) / 1000 });
});
