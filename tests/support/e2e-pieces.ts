import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { portOf } from './port-of.ts';

// A site behind a slow line, over which a document comes in pieces that the browser draws one by one.

/** In bytes, and in milliseconds: longer than a frame. */
const piece = 400;
const gap = 30;

/** Passes `site` on; of its documents everything behind the head comes in pieces. */
export async function siteInPieces(site: string) {
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(site + (request.url ?? '/'));
      const type = answer.headers.get('content-type') ?? '';
      const body = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, { 'content-type': type });
      const isDocument = type.startsWith('text/html');
      const [begin, end] = isDocument ? [body.indexOf('<body'), body.indexOf('</footer>')] : [0, 0];
      response.write(body.subarray(0, begin));
      for (let at = begin; at < end; at += piece) {
        response.write(body.subarray(at, Math.min(at + piece, end)));
        await pause(gap);
      }
      response.end(body.subarray(end));
    })();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { url: `http://127.0.0.1:${portOf(server)}`, close: () => server.close() };
}
