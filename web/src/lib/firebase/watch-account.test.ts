import type { User } from '@padavu/domain/user/user';
import { aCourse, aUserRecord } from '@tests/support/builders.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetReads, queryClient } from '@/lib/query-client.ts';
import { onDevice } from '@/test/device.ts';
import { permissionDenied, unavailable } from '@/test/fake-store.ts';
import type { Live } from './live.ts';
import { fetchDocument, fetchDocuments } from './rest.ts';
import type { StoredDocument } from './stored-documents.ts';
import { documentOptions, documentsOptions } from './use-documents.ts';
import { watchAccount } from './watch-account.ts';

vi.mock('idb-keyval', () => import('@/test/device.ts'));
vi.mock('@/lib/device-copy.ts', () => ({ openCopy: () => {}, closeCopy: () => {}, deviceCopy: null }));
vi.mock('@/lib/session/cleanup.ts', () => ({ deleteCopies: () => Promise.resolve() }));
vi.mock('./rest.ts', () => ({
  fetchDocument: vi.fn<typeof fetchDocument>(),
  fetchDocuments: vi.fn<typeof fetchDocuments>(),
}));

const path = 'users/anjali';
const stored = (fields: object) => ({ path, id: 'anjali', fields });
const fetchOne = vi.mocked(fetchDocument);

const onAnswer = vi.fn<(live: Live<User | null>) => void>();
const lastAnswer = () => onAnswer.mock.lastCall?.[0];
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

let stop = () => {};
let isWaiting = false;
async function watch() {
  stop = await watchAccount('anjali', onAnswer, () => isWaiting);
  await pass(10);
}

beforeEach(() => {
  vi.useFakeTimers();
  onAnswer.mockReset();
  isWaiting = false;
  onDevice.clear();
  fetchOne.mockReset().mockResolvedValue(stored(aUserRecord()));
  vi.mocked(fetchDocuments).mockReset().mockResolvedValue([]);
});

afterEach(() => {
  stop();
  forgetReads();
  vi.useRealTimers();
});

describe("a learner's own account", () => {
  it('comes from the device before the store has answered', async () => {
    await watch();
    stop();
    forgetReads();
    const response = Promise.withResolvers<ReturnType<typeof stored>>();
    fetchOne.mockReturnValue(response.promise);
    onAnswer.mockReset();
    await watch();
    expect(lastAnswer()).toMatchObject({ state: 'ready', data: { status: 'approved' }, fromCache: true });
    response.resolve(stored(aUserRecord({ status: 'inactive' })));
    await pass(10);
    expect(lastAnswer()).toMatchObject({ state: 'ready', data: { status: 'inactive' }, fromCache: false });
  });

  it.each([
    ['an entry that is none', null],
    ['an entry without its data', {}],
  ])('comes from the store when the device has %s', async (_what, entry) => {
    onDevice.set(`query-${JSON.stringify(documentOptions(path).queryKey)}`, entry);
    await watch();
    expect(onAnswer.mock.calls).toMatchObject([
      [{ state: 'ready', data: { status: 'approved' }, fromCache: false }],
    ]);
  });

  it('is fetched every fifteen seconds, and does not end when there is no network', async () => {
    await watch();
    fetchOne.mockRejectedValue(unavailable);
    await pass(60_000);
    expect(onAnswer.mock.calls.filter(([live]) => live.state !== 'ready')).toEqual([]);
    fetchOne.mockResolvedValue(null);
    await pass(15_100);
    expect(lastAnswer()).toEqual({ state: 'ready', data: null, fromCache: false });
  });

  it('is fetched every five seconds while it waits for approval, and less often afterwards', async () => {
    fetchOne.mockResolvedValue(stored(aUserRecord({ status: 'pending' })));
    await watch();
    fetchOne.mockResolvedValue(stored(aUserRecord()));
    await pass(5100);
    expect(lastAnswer()).toMatchObject({ data: { status: 'approved' } });
    const reads = fetchOne.mock.calls.length;
    await pass(10_000);
    expect(fetchOne).toHaveBeenCalledTimes(reads);
  });

  it('is fetched every five seconds after an approval until the claims have followed', async () => {
    isWaiting = true;
    fetchOne.mockResolvedValue(stored(aUserRecord({ status: 'pending' })));
    await watch();
    fetchOne.mockResolvedValue(stored(aUserRecord()));
    await pass(5100);
    const claimsSetAt = new Date();
    fetchOne.mockResolvedValue(stored(aUserRecord({ claimsSetAt })));
    await pass(5100);
    expect(lastAnswer()).toMatchObject({ data: { status: 'approved', claimsSetAt } });
  });

  it('is fetched at once when the store refuses another read', async () => {
    await watch();
    fetchOne.mockImplementation((requested) =>
      requested === path
        ? Promise.resolve(stored(aUserRecord({ status: 'inactive' })))
        : Promise.reject(permissionDenied),
    );
    void queryClient.prefetchQuery(documentOptions('courses/1'));
    await pass(10);
    expect(lastAnswer()).toMatchObject({ data: { status: 'inactive' } });
  });

  it('that may not be read is reported as refused', async () => {
    fetchOne.mockRejectedValue(permissionDenied);
    await watch();
    expect(lastAnswer()).toEqual({ state: 'failed', error: permissionDenied });
  });
});

describe("a course's categories and lessons", () => {
  it('are fetched again when its list of lessons changes, and not when something else does', async () => {
    await watch();
    const { queryKey } = documentOptions('courses/1');
    const lessons = documentsOptions({ collection: 'lessons', where: [['courseId', '==', 1]] });
    const courseIs = (fields: object) => {
      const course: StoredDocument = { path: 'courses/1', id: '1', fields };
      queryClient.setQueryData(queryKey, course);
    };
    const isStale = () => queryClient.getQueryState(lessons.queryKey)?.isInvalidated;
    courseIs(aCourse({ lessonIds: [1, 2] }));
    queryClient.setQueryData(lessons.queryKey, []);
    courseIs(aCourse({ lessonIds: [1, 2], title: 'Another title' }));
    expect(isStale()).toBe(false);
    courseIs(aCourse({ lessonIds: [1] }));
    expect(isStale()).toBe(true);
  });
});
