import { Media } from '@padavu/domain/picture/media';
import { mediaPath } from '@padavu/domain/picture/media-path';
import { mediaMessages } from '@padavu/domain/picture/media-messages';
import { mediaCollection } from '@padavu/domain/picture/picture';
import { dataReply } from '@padavu/domain/api/reply';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { db } from '../support/accounts-firebase.ts';
import { aLearner, anAdmin, uniqueWord, type SignedIn } from '../support/accounts.ts';
import { api } from '../support/api-client.ts';
import { apiDocument } from '../support/api-contract.ts';
import { aPicture, hashOf, pngHead, smallPictures } from '../support/pictures.ts';
import { fetchSite } from '../support/site-client.ts';

let admin: SignedIn;

beforeAll(async () => {
  admin = await anAdmin();
});

const MediaSchema = z.object({
  properties: z.object({ content: z.object({ examples: z.tuple([z.string()]) }) }),
});

const send = (content: unknown, { token }: { token?: string } = admin) =>
  api('POST', '/media', { token, body: { content } });
const upload = (bytes: Buffer) => send(bytes.toString('base64'));
const stored = (hash: string) => db.collection(mediaCollection).doc(hash).get();

async function storedAt(hash: string): Promise<Timestamp> {
  const moment: unknown = (await stored(hash)).get('storedAt');
  if (!(moment instanceof Timestamp)) throw new Error(`${hash} is not stored`);
  return moment;
}

describe('POST /media', () => {
  it.each(Object.entries(smallPictures))('stores %s under the hash of its bytes', async (type, bytes) => {
    const reply = await upload(bytes);
    expect(reply.status).toBe(201);
    expect(reply.as(dataReply(Media)).data).toEqual({ hash: hashOf(bytes), type, width: 5, height: 3 });
    const served = await fetchSite(mediaPath(hashOf(bytes)));
    expect(served.headers.get('content-type')).toBe(type);
    expect(Buffer.from(await served.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it('stores the picture that the document has as an example', async () => {
    const { MediaInput } = apiDocument.components.schemas;
    const [example] = MediaSchema.parse(MediaInput).properties.content.examples;
    expect((await send(example)).status).toBe(201);
  });

  it('stores the same bytes once, and renews their time', async () => {
    const bytes = aPicture(uniqueWord());
    await upload(bytes);
    const before = await storedAt(hashOf(bytes));
    const again = await upload(bytes);
    expect(again.as(dataReply(Media)).data.hash).toBe(hashOf(bytes));
    expect((await storedAt(hashOf(bytes))).toMillis()).toBeGreaterThan(before.toMillis());
  });

  it.each([
    [
      'SVG with a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ['an HTML page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['GIF', Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64')],
    ['an empty file', Buffer.alloc(0)],
  ])('refuses %s by its bytes', async (_what, bytes) => {
    const { status, refusal } = await upload(bytes);
    expect([status, refusal().errors]).toEqual([
      400,
      [{ path: 'content', message: mediaMessages.unknownType }],
    ]);
  });

  it.each([
    ['is truncated', aPicture('cut').subarray(0, -3)],
    [
      'contains a page after its end',
      Buffer.concat([aPicture('page'), Buffer.from('<script>alert(1)</script>')]),
    ],
  ])('refuses a picture that %s', async (_what, bytes) => {
    const { status, refusal } = await upload(bytes);
    expect([status, refusal().message]).toEqual([400, mediaMessages.notWhole]);
  });

  it.each([4097, 60_000])('refuses a picture whose header states %i pixels a side', async (side) => {
    const { status, refusal } = await upload(pngHead(side));
    expect([status, refusal().message]).toEqual([400, mediaMessages.tooLarge]);
  });

  it('refuses a file of more than 200 KiB, and answers 413 to a much longer body', async () => {
    const tooLong = aPicture('a'.repeat(200 * 1024));
    const { status, refusal } = await upload(tooLong);
    expect([status, refusal().message]).toEqual([400, mediaMessages.tooLong]);
    expect((await upload(aPicture('a'.repeat(400 * 1024)))).status).toBe(413);
    expect((await stored(hashOf(tooLong))).exists).toBe(false);
  });

  it('accepts a file of 200 KiB', async () => {
    const { length } = aPicture('');
    const bytes = aPicture('a'.repeat(200 * 1024 - length));
    expect(bytes).toHaveLength(200 * 1024);
    expect((await upload(bytes)).status).toBe(201);
  });

  it.each(['not base64!', '', 7, null, undefined])('refuses %j instead of bytes', async (content) => {
    const { status, refusal } = await send(content);
    expect([status, refusal().errors?.[0]?.path]).toEqual([400, 'content']);
  });

  it('stores nothing for a learner or a visitor', async () => {
    const bytes = aPicture(uniqueWord());
    const content = bytes.toString('base64');
    expect((await send(content, await aLearner())).status).toBe(403);
    expect((await send(content, {})).status).toBe(401);
    expect((await stored(hashOf(bytes))).exists).toBe(false);
  });
});

describe('GET /media/{hash}', () => {
  it('may be cached forever by everyone, and runs no scripts', async () => {
    const bytes = aPicture('kept');
    await upload(bytes);
    const { status, headers } = await fetchSite(mediaPath(hashOf(bytes)));
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "sandbox; default-src 'none'",
      'content-type': 'image/webp',
      'cross-origin-resource-policy': 'cross-origin',
      etag: `"${hashOf(bytes)}"`,
      'x-content-type-options': 'nosniff',
    });
    expect(headers.get('set-cookie')).toBeNull();
  });

  it('answers 304 to a browser that has the current version', async () => {
    const bytes = aPicture('known');
    await upload(bytes);
    const path = mediaPath(hashOf(bytes));
    const { status } = await fetchSite(path, {
      // Without `Cache-Control`, Node's fetch requests a fresh response.
      headers: { 'If-None-Match': `"${hashOf(bytes)}"`, 'Cache-Control': 'max-age=0' },
    });
    expect(status).toBe(304);
  });

  it.each([
    ['an unknown hash', '0'.repeat(64)],
    ['a name that is not a hash', 'logo.png'],
  ])('answers 404 for %s, which is cached for seconds only', async (_what, name) => {
    const { status, headers } = await fetchSite(mediaPath(name));
    expect([status, headers.get('cache-control')]).toEqual([404, 'public, max-age=0, s-maxage=5']);
  });

  it('answers 404 for a damaged document', async () => {
    const hash = 'd'.repeat(64);
    await db.collection(mediaCollection).doc(hash).set({ type: 'text/html', bytes: 'text' });
    expect((await fetchSite(mediaPath(hash))).status).toBe(404);
  });
});
