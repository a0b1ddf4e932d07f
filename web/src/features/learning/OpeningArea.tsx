import { limits } from '@padavu/domain/limits';
import { messages } from '@padavu/domain/messages';
import { useEffect, useState } from 'react';
import { ProblemView } from '@/components/StateView.tsx';
import type { LearnerPage } from './learner-page.ts';
import { PageSkeleton } from './PageSkeleton.tsx';

/**
 * While it is found out who is here, where the device does not know it: a first visit, or an approval a moment ago. Where
 * nothing answers the person is told; the area still opens by itself when something does.
 */
export function OpeningArea({ page }: { page: LearnerPage }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), limits.delay.noAnswer);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return <PageSkeleton page={page} text="One moment..." />;
  return (
    <ProblemView
      message={messages.login.network}
      onRetry={() => location.reload()}
      retryLabel={messages.courseViewer.retry}
    />
  );
}
