import type { RequestHandler } from 'express';
import { MediaHash } from '@padavu/domain/picture';
import type { StoredFile } from './data/media.ts';
import { readsHeader } from './http/reads-header.ts';

export type ReadMedia = (hash: string) => Promise<StoredFile | undefined>;

/** The bytes of an address never change. Opened as a page, a file runs nothing. */
const headers = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** Answers `/media/{hash}` with the file of a picture (docs/decisions/127). */
export const serveMedia =
  (read: ReadMedia): RequestHandler<{ hash: string }> =>
  async ({ params: { hash } }, response) => {
    // What is no hash is none of the store's business.
    const file = MediaHash.safeParse(hash).success ? await read(hash) : undefined;
    response.set(readsHeader());
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
