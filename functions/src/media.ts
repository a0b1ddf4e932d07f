import type { RequestHandler } from 'express';
import { MediaHash } from '@padavu/domain/picture';
import type { StoredFile } from './data/media.ts';
import { readsHeader } from './http/reply.ts';
import { inTime } from './in-time.ts';
import { addToContext } from './request-context.ts';

export type ReadMedia = (hash: string) => Promise<StoredFile | undefined>;

/** The bytes of an address never change. Opened as a page, a file runs nothing. */
const headers = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** Of what the store has not answered: nobody keeps it. */
export const unavailableHeaders = { 'Cache-Control': 'no-store', 'Retry-After': '30' };

/** Milliseconds. The store's client tries for minutes, and the platform ends a call after half a minute without a word. */
const longestRead = 5000;

/** Answers `/media/{hash}` with the file of a picture (docs/decisions/127). */
export const serveMedia =
  (read: ReadMedia): RequestHandler<{ hash: string }> =>
  async ({ params: { hash } }, response) => {
    // What is no hash is none of the store's business.
    const reading = MediaHash.safeParse(hash).success ? read(hash) : Promise.resolve(undefined);
    const file = await inTime(reading, longestRead).catch((error: unknown) => {
      addToContext({ failure: error });
      return null;
    });
    response.set(readsHeader());
    if (file === null) {
      response
        .status(503)
        .set(unavailableHeaders)
        .type('text')
        .send('The picture cannot be read at the moment. Please try again.');
      return;
    }
    if (!file) {
      response
        .status(404)
        .set('Cache-Control', 'public, max-age=0, s-maxage=5')
        .type('text')
        .send('Not found');
      return;
    }
    response.set(headers).set('ETag', `"${hash}"`).type(file.type).send(Buffer.from(file.bytes));
  };
