import { limits } from '@padavu/domain/limits';
import { User, usersCollection } from '@padavu/domain/user';
import { QueryObserver } from '@tanstack/react-query';
import { queryClient, restoreCopy } from '@/lib/query-client.ts';
import { isRefused } from './failure.ts';
import { followCourse } from './follow-course.ts';
import type { Live } from './live.ts';
import { readDocument } from './stored-documents.ts';
import { documentOptions } from './use-documents.ts';

/**
 * Watches a learner's own account: first what is on the device, then the store's word, again and again while the page is
 * in view, and at once when the store refuses something. A failure for want of a network is no word.
 * @returns what stops it
 */
export async function watchAccount(
  uid: string,
  onChange: (live: Live<User | null>) => void,
): Promise<() => void> {
  const stopFollowing = followCourse();
  await restoreCopy(uid);
  const options = documentOptions(`${usersCollection}/${uid}`);
  const isRestored = queryClient.getQueryData(options.queryKey) !== undefined;
  const observer = new QueryObserver(queryClient, {
    ...options,
    staleTime: 0,
    refetchInterval: limits.askAgain.account,
  });
  const tell = ({ data, error, isFetchedAfterMount }: ReturnType<typeof observer.getCurrentResult>) => {
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
  const stopObserving = observer.subscribe(tell);
  if (isRestored) tell(observer.getCurrentResult());
  const stopListening = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    const isOfAnother = event.query.queryHash !== observer.getCurrentQuery().queryHash;
    if (isOfAnother && isRefusal(event.action)) void observer.refetch();
  });
  return () => {
    stopObserving();
    stopListening();
    stopFollowing();
  };
}

const isRefusal = ({ error }: { error: unknown }): boolean => error instanceof Error && isRefused(error);
