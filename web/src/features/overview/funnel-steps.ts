import { learnersIn } from '@padavu/domain/insight';
import type { Insight } from '@padavu/domain/insight';

export type LearnerCount = {
  registered: number;
  /** Let in at some time: those who were put out since are among them. */
  approved: number;
};

export type FunnelStep = {
  name: string;
  /** What came before it, in a sentence about its share. */
  of: string | undefined;
  count: number;
  /** Of the step before, in whole percent; `undefined` where nobody got so far, and for the first. */
  share: number | undefined;
};

/** The way of a course's learners, from registered to finished; each step is a part of the one before. */
export function funnelSteps(
  { registered, approved }: LearnerCount,
  insights: readonly Insight[],
): FunnelStep[] {
  const { started, finished } = learnersIn(insights);
  const counts = [
    { name: 'Registered', of: undefined, count: registered },
    { name: 'Approved', of: 'of those registered', count: approved },
    { name: 'Started', of: 'of those approved', count: started },
    { name: 'Finished', of: 'of those who started', count: finished },
  ];
  return counts.map(({ name, of, count }, index) => {
    const before = counts[index - 1]?.count ?? 0;
    return { name, of, count, share: before > 0 ? Math.round((count / before) * 100) : undefined };
  });
}
