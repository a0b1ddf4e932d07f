import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { accountsIn, noAccounts } from '@padavu/domain/user/user-stats';
import type { UserStats } from '@padavu/domain/user/user-stats';
import { lessonsCollection } from '@padavu/domain/course/lesson';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { categoriesCollection } from '@padavu/domain/course/category';
import { formatNumber } from '@padavu/domain/payment/amount';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { StatGrid } from '@/components/StatGrid.tsx';
import { InitialAvatar } from '@/components/InitialAvatar.tsx';
import { LinkButton } from '@/components/LinkButton.tsx';
import { PageHeading } from '@/components/PageHeading.tsx';
import { Panel } from '@/components/Panel.tsx';
import { SkeletonView } from '@/components/SkeletonView.tsx';
import { TextLink } from '@/components/TextLink.tsx';
import { RowShapes } from '@/components/list-shapes.tsx';
import { tapArea } from '@/components/tap-area.ts';
import { WaitingList, maxWaitingRows } from '@/features/admin-users/WaitingList.tsx';
import { usersWaiting } from '@/features/admin-users/queries.ts';
import { useTaughtCourse } from '@/features/course-content/TaughtCourse.tsx';
import { useStaffMember } from '@/features/session/use-staff-member.ts';
import { countOf } from '@/lib/firebase/query-spec.ts';
import { dataOf, mapRead } from '@/lib/firebase/live-reads.ts';
import type { Live } from '@/lib/firebase/live.ts';
import { useLiveDocument, useLiveQuery } from '@/lib/firebase/use-live.ts';
import { paths } from '@/lib/paths.ts';
import { useBrand } from '@/lib/brand.ts';
import { useFetched } from '@/lib/use-fetched.ts';
import type { Fetched } from '@/lib/use-fetched.ts';
import { AwaitedAnswers, useAwaitedAnswers } from './AwaitedAnswers.tsx';
import { CourseStatsOverview } from './CourseStatsOverview.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { NeedsAttention } from './NeedsAttention.tsx';
import { StatCard } from './StatCard.tsx';
import { StuckLearners } from './StuckLearners.tsx';
import { TeacherDashboard } from './TeacherDashboard.tsx';
import { attentionItems, newestAuditEntry, userStatsDocument } from './queries.ts';

const { area: texts } = adminMessages;

export function DashboardPage() {
  const courseId = useTaughtCourse();
  return courseId === null ? <SchoolDashboard /> : <TeacherDashboard courseId={courseId} />;
}

function SchoolDashboard() {
  const { user } = useStaffMember();
  const waiting = useLiveQuery(usersWaiting(maxWaitingRows + 1));
  const attention = useLiveQuery(attentionItems);
  const answers = useAwaitedAnswers();
  const userStats = useUserStats();
  const loadedStats = dataOf(userStats);
  const changes = useChanges(useLiveQuery(newestAuditEntry).live);
  const categories = useCount(categoriesCollection, changes);
  const lessons = useCount(lessonsCollection, changes);
  const isLoading = [waiting, attention, userStats, answers.questions, answers.work].some(
    ({ live }) => live.state === 'loading',
  );
  return (
    <Stack spacing={4}>
      <PageHeading title={texts.dashboard}>
        <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
          <InitialAvatar name={user.name} />
          <Typography sx={{ fontWeight: 650 }}>{user.name}</Typography>
        </Stack>
      </PageHeading>
      <StatGrid>
        <StatCard label={texts.totalUsers} stat={mapRead(userStats, (stats) => accountsIn(stats).total)}>
          <UserBreakdown userStats={loadedStats} />
        </StatCard>
        <StatCard label={texts.totalCategories} stat={categories} />
        <StatCard label={texts.totalLessons} stat={lessons} />
      </StatGrid>
      {isLoading ? (
        // One skeleton for both lists, so that neither moves the other when it loads.
        <SkeletonView text={adminMessages.users.loading}>
          <RowShapes framed rows={3} />
        </SkeletonView>
      ) : (
        <>
          {loadedStats && (
            <FirstSteps
              userStats={loadedStats}
              categories={dataOf(categories) ?? 0}
              lessons={dataOf(lessons) ?? 0}
            />
          )}
          <NeedsAttention items={attention} />
          <AwaitedAnswers {...answers} />
          <Stack component="section" spacing={2} aria-labelledby="waiting">
            <Stack
              direction="row"
              sx={{ columnGap: 2, flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between' }}
            >
              <Typography id="waiting" variant="h2">
                Waiting for approval
              </Typography>
              <TextLink to={paths.adminUsers} sx={tapArea}>
                All users
              </TextLink>
            </Stack>
            <Paper variant="outlined">
              <WaitingList waiting={waiting} total={loadedStats && accountsIn(loadedStats).pending} />
            </Paper>
          </Stack>
          {loadedStats && hasLearners(loadedStats) && <DuePayments />}
          <Stack component="section" spacing={2} aria-labelledby="learning">
            <Typography id="learning" variant="h2">
              Learner progress
            </Typography>
            <CourseStatsOverview userStats={userStats} />
            <StuckLearners />
          </Stack>
        </>
      )}
    </Stack>
  );
}

/** Whether somebody was ever approved, who may have agreed on a price. */
const hasLearners = (userStats: UserStats): boolean => {
  const { approved, inactive } = accountsIn(userStats, { role: 'user' });
  return approved + inactive > 0;
};

/** Leads to what is still due. It shows no sum, because finding it reads every payment (docs/decisions/181). */
function DuePayments() {
  return (
    <Panel
      title={adminMessages.furtherPayment.due}
      action={
        <LinkButton variant="outlined" to={paths.adminDuePayments}>
          {adminMessages.due.show}
        </LinkButton>
      }
    >
      <Typography color="textSecondary">{adminMessages.due.about}</Typography>
    </Panel>
  );
}

/** Reserves its space while the numbers load. On a phone large numbers need a second line. */
function UserBreakdown({ userStats }: { userStats: UserStats | undefined }) {
  const region = useBrand();
  const count = userStats && accountsIn(userStats);
  return (
    <Typography variant="body2" color="textSecondary" sx={{ minHeight: { xs: '2lh', sm: '1lh' } }}>
      {count &&
        (['pending', 'approved', 'inactive'] as const)
          .map((status) => `${formatNumber(region, count[status])}\u00A0${status}`)
          .join(', ')}
    </Typography>
  );
}

/**
 * How many records a collection has, counted when the page opens, when it becomes visible again, and when `changes`
 * grows. The last count stays while a newer one loads.
 */
const useCount = (collection: string, changes: number): Fetched<number> =>
  useFetched(['count', collection, changes], () => countOf({ collection, where: [] }), {
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
  });

/** Counts how often the newest audit entry has changed since the page opened. The first one is not a change. */
function useChanges(live: Live<readonly { id: string }[]>): number {
  const [seen, setSeen] = useState<{ newest: string; changes: number } | null>(null);
  if (live.state !== 'ready' || live.fromCache) return seen?.changes ?? 0;
  const newest = live.data[0]?.id ?? '';
  if (seen?.newest === newest) return seen.changes;
  const changes = seen ? seen.changes + 1 : 0;
  setSeen({ newest, changes });
  return changes;
}

/** The numbers of accounts, live. The document does not exist before the first account is counted. */
const useUserStats = () => mapRead(useLiveDocument(userStatsDocument), (stored) => stored ?? noAccounts);
