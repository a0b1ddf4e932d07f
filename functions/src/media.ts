import type { RequestHandler } from 'express';
import { MediaHash } from '@padavu/domain/picture/picture';
import type { StoredFile } from './data/picture/media.ts';
import { briefCaching, readsHeader } from './http/reply.ts';
import { inTime } from './in-time.ts';
import { addToContext } from './request-context.ts';

export type ReadMedia = (hash: string) => Promise<StoredFile | undefined>;

/** The bytes at an address never change. A file that is opened as a page runs no script. */
const headers = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** Headers of a response for which Firestore did not answer. It must not be cached. */
export const unavailableHeaders = { 'Cache-Control': 'no-store', 'Retry-After': '30' };

/**
 * In milliseconds. Firestore's client retries for minutes, and the platform ends a call after half a minute without an
 * explanation.
 */
const longestRead = 5000;

/** Serves the file of a picture at `/media/{hash}` (docs/decisions/127). */
export const serveMedia =
  (read: ReadMedia): RequestHandler<{ hash: string }> =>
  async ({ params: { hash } }, response) => {
    // Firestore is not read for a text that is no hash.
    const pendingFile = MediaHash.safeParse(hash).success ? read(hash) : Promise.resolve(undefined);
    const file = await inTime(pendingFile, longestRead).catch((error: unknown) => {
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
      response.status(404).set('Cache-Control', briefCaching).type('text').send('Not found');
      return;
    }
    response.set(headers).set('ETag', `"${hash}"`).type(file.type).send(Buffer.from(file.bytes));
  };
