import { Language } from '@padavu/domain/language/language';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { anAdmin, createAccount, uniqueWord, type SignedIn } from '../support/accounts.ts';
import { api, nextPage } from '../support/api-client.ts';

let admin: SignedIn;

beforeAll(async () => {
  admin = await anAdmin();
});

const get = (path: string) => api('GET', path, { token: admin.token });
const RecordReply = z.object({ data: z.looseObject({}).nullable() });

describe('GET /admin/users/{id}', () => {
  it('answers the account as the list does, with every field', async () => {
    const fields = {
      teaches: [1],
      openThrough: 3,
      pacing: 2,
      congratulatedOn: 1,
      language: Language.enum.ml,
    };
    const startsAt = new Date('2026-01-05T00:00:00Z');
    const discount = { code: 'ONAM', price: 1999, off: 200 };
    const { uid, record } = await createAccount({ status: 'pending', startsAt, discount, ...fields });
    const listed = (await get(`/admin/users?search=${encodeURIComponent(record.email)}`)).as(
      z.array(z.unknown()),
    );
    expect(listed).toEqual([
      expect.objectContaining({ startsAt: startsAt.toISOString(), discount, ...fields }),
    ]);
    expect([(await get(`/admin/users/${uid}`)).as(RecordReply).data]).toEqual(listed);
  });

  it('answers an account that is being deleted, as the list does', async () => {
    const { uid } = await createAccount({ deletionBegan: new Date() });
    expect((await get(`/admin/users/${uid}`)).status).toBe(200);
  });

  it('does not read the paths of other calls as ids', async () => {
    expect((await get('/admin/users/count')).as(z.looseObject({}))).toHaveProperty('courseBreakdown');
    expect((await get('/admin/users/pending')).as(z.array(z.unknown()))).toBeInstanceOf(Array);
    expect((await get('/admin/users/import')).status).toBe(405);
  });
});

describe('GET /admin/users/{id}/payment', () => {
  const payment = { amount: 1999, method: 'upi', note: '', receivedOn: '2025-05-01' };

  it('answers null and an ETag with which the first payment can be recorded', async () => {
    const { uid } = await createAccount();
    const path = `/admin/users/${uid}/payment`;
    const before = await get(path);
    expect([before.status, before.as(RecordReply).data]).toEqual([200, null]);
    const version = before.headers.get('etag') ?? '';
    const record = (etag: string) =>
      api('PUT', path, { token: admin.token, body: payment, headers: { 'If-Match': etag } });
    expect((await record(version)).status).toBe(200);
    expect((await record(version)).status).toBe(412);
    const after = await get(path);
    expect(after.as(RecordReply).data).toMatchObject({ ...payment, recordedBy: { uid: admin.uid } });
    expect((await record(after.headers.get('etag') ?? '')).status).toBe(200);
  });

  it('forbids caching, and answers 304 to a request with the current ETag', async () => {
    const { uid } = await createAccount();
    const path = `/admin/users/${uid}/payment`;
    const { headers } = await get(path);
    expect(headers.get('cache-control')).toBe('private, no-store');
    const again = await api('GET', path, {
      token: admin.token,
      headers: { 'If-None-Match': headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
    expect(headers.get('etag')).toMatch(/^"0-/);
  });

  it('answers 404 for an account that does not exist', async () => {
    expect((await get(`/admin/users/${uniqueWord()}/payment`)).status).toBe(404);
  });
});

describe('GET /admin/audit', () => {
  const Entries = z.object({
    data: z.array(
      z.looseObject({
        id: z.string(),
        at: z.string(),
        action: z.string(),
        target: z.looseObject({ id: z.string() }),
      }),
    ),
  });
  let people: string[];
  let actor: SignedIn;

  beforeAll(async () => {
    actor = await anAdmin();
    people = [];
    for (const status of ['pending', 'pending', 'pending'] as const) {
      const { uid } = await createAccount({ status });
      people.push(uid);
      expect((await api('PUT', `/admin/users/${uid}/approve`, { token: actor.token, body: {} })).status).toBe(
        200,
      );
    }
    const [last = ''] = people.slice(-1);
    await api('PUT', `/admin/users/${last}/hold`, { token: actor.token, body: {} });
  });

  it('lists what one administrator did, the latest first, page by page', async () => {
    const found: { action: string; target: string }[] = [];
    let path: string | undefined = `/admin/audit?limit=1&actor=${actor.uid}`;
    for (; path !== undefined;) {
      const reply = await get(path);
      const { data } = reply.as(Entries);
      expect(data.length).toBeLessThanOrEqual(1);
      found.push(...data.map(({ action, target }) => ({ action, target: target.id })));
      path = nextPage(path, reply);
    }
    const [first, second, third] = people;
    expect(found).toEqual([
      { action: 'user.hold', target: third },
      { action: 'user.approve', target: third },
      { action: 'user.approve', target: second },
      { action: 'user.approve', target: first },
    ]);
  });

  it('lists one action of one administrator', async () => {
    const { data } = (await get(`/admin/audit?actor=${actor.uid}&action=user.hold`)).as(Entries);
    expect(data).toMatchObject([
      { action: 'user.hold', before: { status: 'approved' }, after: { status: 'pending' } },
    ]);
  });

  it('reads the page, one entry more and the caller’s account, and no other document', async () => {
    const { headers } = await get('/admin/audit?limit=2');
    expect(headers.get('server-timing')).toBe('reads;desc=4');
  });

  it.each(['cursor=nothing-of-ours', 'limit=0', 'limit=501', 'action=unknown', 'actor=%2F'])(
    'refuses %s',
    async (query) => {
      expect((await get(`/admin/audit?${query}`)).status).toBe(400);
    },
  );
});
