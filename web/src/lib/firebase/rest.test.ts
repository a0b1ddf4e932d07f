import { limits } from '@padavu/domain/limits';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberTokens } from '@/lib/session/records.ts';
import { fetchWithoutResponse } from '@/test/fetch-without-response.ts';
import { isRefused, isUnavailable } from './failure.ts';
import { fetchDocument, fetchDocuments, mergeDocument } from './rest.ts';

const world = vi.hoisted(() => ({
  auth: { currentUser: null as { getIdToken: (renewed?: boolean) => Promise<string> } | null },
  authReady: Promise.withResolvers<void>(),
}));

vi.mock('./app.ts', () => ({
  environment: { firebase: { projectId: 'school' }, emulators: false },
  appCheck: null,
}));
vi.mock('./auth.ts', () => ({ auth: world.auth }));
vi.mock('@/lib/session/auth-ready.ts', () => ({ authReady: world.authReady.promise }));

const fetchMock = vi.fn<typeof fetch>();
const documents = 'projects/school/databases/(default)/documents';
const moment = new Date('2026-11-01T10:00:00.250Z');

const tokenFor = (seconds: number) =>
  `x.${btoa(JSON.stringify({ sub: 'anjali', exp: Math.floor(Date.now() / 1000) + seconds }))}.x`;

const signedIn = (token = 'own-token', renewedToken = token) => {
  const getIdToken = (renewed?: boolean) => Promise.resolve(renewed ? renewedToken : token);
  world.auth.currentUser = { getIdToken };
  world.authReady.resolve();
};

const refuseToken = () =>
  Promise.resolve(Response.json({ error: { status: 'UNAUTHENTICATED' } }, { status: 401 }));

/** The address, the token and the body of the last request. */
function lastRequest() {
  const [address, { headers, body } = {}] = fetchMock.mock.lastCall ?? [];
  return {
    address,
    token: new Headers(headers).get('authorization'),
    body: typeof body === 'string' ? (JSON.parse(body) as unknown) : null,
  };
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  world.auth.currentUser = null;
  fetchMock.mockReset().mockImplementation(() => Promise.resolve(Response.json([])));
});

describe('a request to the store', () => {
  it('is sent at once with the token of an earlier page, before Auth is ready', async () => {
    const token = tokenFor(600);
    rememberTokens({ remembered: true, token, refreshToken: 'refresh', admin: false });
    expect(await fetchDocument('courses/1')).toBeNull();
    expect(lastRequest()).toEqual({
      address: `https://firestore.googleapis.com/v1/${documents}:batchGet`,
      token: `Bearer ${token}`,
      body: { documents: [`${documents}/courses/1`] },
    });
  });

  it("waits for Auth's own token when the stored one has expired, and when the store rejects it", async () => {
    rememberTokens({ remembered: true, token: tokenFor(30), refreshToken: 'refresh', admin: false });
    const document = fetchDocument('courses/1');
    await Promise.resolve();
    expect(fetchMock).not.toHaveBeenCalled();
    signedIn();
    await document;
    expect(lastRequest().token).toBe('Bearer own-token');

    world.auth.currentUser = null;
    rememberTokens({ remembered: true, token: tokenFor(600), refreshToken: 'refresh', admin: false });
    fetchMock.mockImplementationOnce(() => {
      signedIn('a-newer-token');
      return Promise.resolve(Response.json({}, { status: 401 }));
    });
    await fetchDocument('courses/1');
    expect(lastRequest().token).toBe('Bearer a-newer-token');
  });

  it("is sent once more with a renewed token when the store rejects Auth's own", async () => {
    signedIn('own-token', 'a-renewed-token');
    fetchMock.mockImplementationOnce(refuseToken);
    await fetchDocument('courses/1');
    expect(lastRequest().token).toBe('Bearer a-renewed-token');
    fetchMock.mockClear().mockImplementation(refuseToken);
    await expect(fetchDocument('courses/1')).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it('is not sent while nobody is signed in', async () => {
    world.authReady.resolve();
    await expect(fetchDocument('courses/1')).rejects.toSatisfy(isUnavailable);
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('distinguishes a refusal from a store that does not answer', async () => {
    signedIn();
    const refusal = { error: { code: 403, status: 'PERMISSION_DENIED' } };
    for (const body of [refusal, [refusal]]) {
      fetchMock.mockResolvedValueOnce(Response.json(body, { status: 403 }));
      await expect(fetchDocument('courses/1')).rejects.toSatisfy(isRefused);
    }
    fetchMock.mockResolvedValueOnce(new Response('<html>', { status: 502 }));
    await expect(fetchDocument('courses/1')).rejects.toSatisfy(isUnavailable);
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(fetchDocument('courses/1')).rejects.toSatisfy(isUnavailable);
  });

  it('is given up without a response, so that it does not hold up other requests', async () => {
    signedIn();
    fetchWithoutResponse(fetchMock);
    const write = mergeDocument('users/anjali/progress/1', { lastLessonId: 7 });
    await Promise.all([
      expect(write).rejects.toSatisfy(isUnavailable),
      vi.advanceTimersByTimeAsync(limits.askAgain.lost),
    ]);
  });

  it.each([
    ['a read', () => fetchDocument('courses/1')],
    ['a query', () => fetchDocuments({ collection: 'lessons', where: [['courseId', '==', 1]] })],
    ['a write', () => mergeDocument('users/anjali/progress/1', { lastLessonId: 7 })],
  ])('has no response when a network answers %s with its own page', async (_what, send) => {
    signedIn();
    fetchMock.mockResolvedValueOnce(new Response('<html>'));
    await expect(send()).rejects.toSatisfy(isUnavailable);
  });
});

describe('a document of the store', () => {
  it('is read with its numbers, dates, lists and maps', async () => {
    signedIn();
    const fields = {
      title: { stringValue: 'Day one' },
      day: { integerValue: '3' },
      share: { doubleValue: 0.5 },
      published: { booleanValue: true },
      updatedAt: { timestampValue: moment.toISOString() },
      topics: { arrayValue: { values: [{ stringValue: 'Logos' }] } },
      none: { arrayValue: {} },
      lessons: {
        mapValue: { fields: { 7: { mapValue: { fields: { position: { integerValue: '12' } } } } } },
      },
      author: { referenceValue: `${documents}/users/basil` },
    };
    fetchMock.mockResolvedValueOnce(Response.json([{ found: { name: `${documents}/lessons/7`, fields } }]));
    expect(await fetchDocument('lessons/7')).toEqual({
      path: 'lessons/7',
      id: '7',
      fields: {
        title: 'Day one',
        day: 3,
        share: 0.5,
        published: true,
        updatedAt: moment,
        topics: ['Logos'],
        none: [],
        lessons: { 7: { position: 12 } },
        author: null,
      },
    });
  });

  it('is found by conditions', async () => {
    signedIn();
    fetchMock.mockResolvedValueOnce(
      Response.json([{ document: { name: `${documents}/lessons/7` } }, { readTime: moment.toISOString() }]),
    );
    const found = await fetchDocuments({ collection: 'lessons', where: [['courseId', '==', 1]] });
    expect(found).toEqual([{ path: 'lessons/7', id: '7', fields: {} }]);
    expect(lastRequest().body).toMatchObject({
      structuredQuery: {
        from: [{ collectionId: 'lessons' }],
        where: {
          compositeFilter: {
            filters: [
              {
                fieldFilter: { field: { fieldPath: 'courseId' }, op: 'EQUAL', value: { integerValue: '1' } },
              },
            ],
          },
        },
      },
    });
  });

  it('is merged field by field, so that other fields stay', async () => {
    signedIn();
    fetchMock.mockResolvedValueOnce(Response.json({ commitTime: moment.toISOString() }));
    await mergeDocument('users/anjali/progress/1', {
      lastLessonId: 7,
      lessons: { 7: { complete: true, at: moment, position: 1.5 } },
    });
    expect(lastRequest()).toMatchObject({
      address: `https://firestore.googleapis.com/v1/${documents}:commit`,
      body: {
        writes: [
          {
            update: {
              name: `${documents}/users/anjali/progress/1`,
              fields: {
                lastLessonId: { integerValue: '7' },
                lessons: {
                  mapValue: {
                    fields: {
                      7: {
                        mapValue: {
                          fields: {
                            complete: { booleanValue: true },
                            at: { timestampValue: moment.toISOString() },
                            position: { doubleValue: 1.5 },
                          },
                        },
                      },
                    },
                  },
                },
              },
            },
            updateMask: {
              fieldPaths: [
                '`lastLessonId`',
                '`lessons`.`7`.`complete`',
                '`lessons`.`7`.`at`',
                '`lessons`.`7`.`position`',
              ],
            },
          },
        ],
      },
    });
  });
});
