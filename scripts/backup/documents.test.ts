import { expect, it, vi } from 'vitest';
import { documentStore } from './documents.ts';

/** The bytes of each write. */
const sizes = vi.hoisted(() => new Array<number>());
vi.mock('@google-cloud/firestore-api', () => ({
  FirestoreClient: class {
    batchWrite(request: object) {
      sizes.push(Buffer.byteLength(JSON.stringify(request)));
      return Promise.resolve([{ status: [] }]);
    }
  },
}));

/** The most bytes of a request to Firestore. */
const longestRequest = 10 * 1024 * 1024;

it('writes documents in Malayalam, whose characters have three bytes, in requests that Firestore accepts', async () => {
  const fields = { text: 'മ'.repeat(300_000) };
  const pages = Array.from({ length: 20 }, (_, index) => ({ document: `pages/${index}`, fields }));
  await documentStore({ project: 'demo-padavu' }).write(pages);
  expect(sizes.length).toBeGreaterThan(1);
  expect(Math.max(...sizes)).toBeLessThan(longestRequest);
});
