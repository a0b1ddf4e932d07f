import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { formatNumber } from '@padavu/domain/payment/amount';
import { accountsIn } from '@padavu/domain/user/user-stats';
import type { UserStats } from '@padavu/domain/user/user-stats';
import type { CourseStats } from '@padavu/domain/course/course-stats';
import { learnersIn } from '@padavu/domain/course/course-stats';
import { Suspense } from 'react';
import { QueryState } from '@/components/QueryState.tsx';
import { useBrand } from '@/lib/brand.ts';
import { lazyPart } from '@/lib/lazy-part.ts';
import type { Fetched } from '@/lib/use-fetched.ts';

// The figures show before the chart library has loaded.
const FunnelChart = lazyPart(() => import('./FunnelChart.tsx').then((part) => part.FunnelChart));

/** The height in pixels of a list row and of the bar beside it. */
const rowHeight = 68;

type FunnelProps = {
  userStats: Fetched<UserStats>;
  courseId: number | null;
  courseStats: readonly CourseStats[];
};

/** The funnel from registered to approved to started to finished, as figures and as a chart. */
export function Funnel({ userStats, courseId, courseStats }: FunnelProps) {
  return (
    <QueryState
      query={userStats.live}
      loading="Counting..."
      shapes={<Skeleton variant="rounded" height={4 * rowHeight} />}
      failed={() => 'These figures could not be loaded.'}
      onRetry={userStats.retry}
    >
      {({ data }) => <Steps userStats={data} courseId={courseId} courseStats={courseStats} />}
    </QueryState>
  );
}

function Steps({
  userStats,
  courseId,
  courseStats,
}: Omit<FunnelProps, 'userStats'> & { userStats: UserStats }) {
  const { total: registered, pending } = accountsIn(userStats, { courseId, role: 'user' });
  return registered === 0 ? (
    <Typography color="textSecondary">
      Nobody has registered yet. The funnel appears with the first registration.
    </Typography>
  ) : (
    <StepsWithChart steps={funnelSteps({ registered, approved: registered - pending }, courseStats)} />
  );
}

function StepsWithChart({ steps }: { steps: readonly FunnelStep[] }) {
  return (
    <>
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: '10.5rem minmax(0, 1fr)' }}>
        <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0, gridColumn: 1 }}>
          {steps.map((step) => (
            <Row key={step.name} step={step} />
          ))}
        </Box>
        <Box aria-hidden inert sx={{ height: steps.length * rowHeight }}>
          <Suspense>
            <FunnelChart counts={steps.map(({ count }) => count)} height={steps.length * rowHeight} />
          </Suspense>
        </Box>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ marginTop: 2 }}>
        “Approved” includes learners who were deactivated later. “Finished” means every lesson the course had
        when the learner last made progress.
      </Typography>
    </>
  );
}

function Row({ step: { name, count, share, whole } }: { step: FunnelStep }) {
  const region = useBrand();
  return (
    <Box component="li" sx={{ height: rowHeight, display: 'grid', alignContent: 'center' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' }}>
        <Typography component="span" sx={{ fontWeight: 650 }}>
          {name}
        </Typography>{' '}
        <Typography component="span" variant="h3" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {formatNumber(region, count)}
        </Typography>
      </Box>
      {share !== undefined && (
        <Typography component="span" variant="caption" color="textSecondary">
          {` ${share}% ${whole}`}
        </Typography>
      )}
    </Box>
  );
}

type LearnerCount = {
  registered: number;
  /** Ever approved, including those deactivated since. */
  approved: number;
};

type FunnelStep = {
  name: string;
  /** What the share is a share of, such as "of those approved". */
  whole: string | undefined;
  count: number;
  /** The share of the previous step in whole percent; `undefined` if that is empty, and for the first step. */
  share: number | undefined;
};

/** The funnel of a course's learners; each step is a part of the previous one. */
function funnelSteps(
  { registered, approved }: LearnerCount,
  courseStats: readonly CourseStats[],
): FunnelStep[] {
  const { started, finished } = learnersIn(courseStats);
  const counts = [
    { name: 'Registered', whole: undefined, count: registered },
    { name: 'Approved', whole: 'of those registered', count: approved },
    { name: 'Started', whole: 'of those approved', count: started },
    { name: 'Finished', whole: 'of those who started', count: finished },
  ];
  return counts.map(({ name, whole, count }, index) => {
    const previous = counts[index - 1]?.count ?? 0;
    return { name, whole, count, share: previous > 0 ? Math.round((count / previous) * 100) : undefined };
  });
}
