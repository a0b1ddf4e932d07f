import { coursesCollection } from '@padavu/domain/course/course';
import { limits } from '@padavu/domain/limits';
import { User, usersCollection } from '@padavu/domain/user/user';
import { hashKey, QueryObserver } from '@tanstack/react-query';
import { queryClient, restoreCopy } from '@/lib/query-client.ts';
import { isRefused } from './failure.ts';
import type { Live } from './live.ts';
import { readDocument } from './stored-documents.ts';
import type { StoredDocument } from './stored-documents.ts';
import { documentOptions } from './use-documents.ts';

/**
 * Watches a learner's own account: first the copy on the device, then the document in the store, which is fetched
 * repeatedly while the page is visible, most often for somebody who waits for approval, and at once when the store
 * refuses another read. A lost network is not reported.
 * @param isWaiting whether the person waits for access though the document may say approved: the server stores the
 * approval before the claims, and marks those in the document
 * @returns a function that stops it
 */
export async function watchAccount(
  uid: string,
  onChange: (live: Live<User | null>) => void,
  isWaiting: () => boolean,
): Promise<() => void> {
  const stopWatchingCourse = watchCourse();
  await restoreCopy(uid);
  const options = documentOptions(`${usersCollection}/${uid}`);
  const isRestored = queryClient.getQueryData(options.queryKey) !== undefined;
  const observer = new QueryObserver(queryClient, {
    ...options,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      limits.askAgain[isPending(data) || isWaiting() ? 'pending' : 'account'],
  });
  const report = ({ data, error, isFetchedAfterMount }: ReturnType<typeof observer.getCurrentResult>) => {
    if (error && isRefused(error)) return onChange({ state: 'failed', error });
    if (data === undefined) return undefined;
    try {
      const account = data && readDocument(User, data);
      return onChange({ state: 'ready', data: account, fromCache: !isFetchedAfterMount });
    } catch (failure) {
      return onChange({
        state: 'failed',
        error: failure instanceof Error ? failure : new Error(String(failure)),
      });
    }
  };
  const stopObserving = observer.subscribe(report);
  if (isRestored) report(observer.getCurrentResult());
  const stopListening = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    const isOfAnother = event.query.queryHash !== observer.getCurrentQuery().queryHash;
    if (isOfAnother && isRefusal(event.action)) void observer.refetch();
  });
  return () => {
    stopObserving();
    stopListening();
    stopWatchingCourse();
  };
}

const isPending = (stored: StoredDocument | null | undefined): boolean =>
  stored !== null && stored !== undefined && 'status' in stored.fields && stored.fields.status === 'pending';

const isRefusal = ({ error }: { error: unknown }): boolean => error instanceof Error && isRefused(error);

/** The prefix of the cache keys of courses. */
const courseKeyPrefix = hashKey(documentOptions(`${coursesCollection}/`).queryKey).slice(0, -2);

/** The list of lessons in a cached course, as text to compare. */
const lessonsIn = (course: unknown) => JSON.stringify(course, ['fields', 'lessonIds']);

/**
 * Refetches categories and lessons when the list of lessons in their course changes: the course is one document and is
 * fetched often, its lessons are many.
 * @returns a function that stops it
 */
function watchCourse(): () => void {
  const cache = queryClient.getQueryCache();
  // The courses that are cached already, for example by an earlier page: changes are detected against them.
  const knownLessons = new Map(
    cache
      .getAll()
      .filter(({ queryHash, state }) => queryHash.startsWith(courseKeyPrefix) && state.data !== undefined)
      .map(({ queryHash, state }) => [queryHash, lessonsIn(state.data)]),
  );
  return cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const { queryHash, state } = event.query;
    if (!queryHash.startsWith(courseKeyPrefix)) return;
    const lessons = lessonsIn(state.data);
    const before = knownLessons.get(queryHash);
    knownLessons.set(queryHash, lessons);
    if (before !== undefined && before !== lessons)
      void queryClient.invalidateQueries({ queryKey: ['documents'] });
  });
}
