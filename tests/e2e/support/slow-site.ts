import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { portOf } from '../../support/port-of.ts';

// A site behind a slow connection: its documents arrive in chunks, which the browser renders one by one.

/** The size of a chunk in bytes, and the gap between chunks in milliseconds, which is longer than a frame. */
const chunkSize = 400;
const gap = 30;

/** Proxies `site`, and sends the body of each document in chunks. */
export async function slowSite(site: string) {
  const server = createServer((request, response) => {
    void (async () => {
      const reply = await fetch(site + (request.url ?? '/'));
      const type = reply.headers.get('content-type') ?? '';
      const body = Buffer.from(await reply.arrayBuffer());
      response.writeHead(reply.status, { 'content-type': type });
      const isDocument = type.startsWith('text/html');
      const [bodyStart, bodyEnd] = isDocument ? [body.indexOf('<body'), body.indexOf('</footer>')] : [0, 0];
      response.write(body.subarray(0, bodyStart));
      for (let start = bodyStart; start < bodyEnd; start += chunkSize) {
        response.write(body.subarray(start, Math.min(start + chunkSize, bodyEnd)));
        await pause(gap);
      }
      response.end(body.subarray(bodyEnd));
    })().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { url: `http://127.0.0.1:${portOf(server)}`, close: () => server.close() };
}
