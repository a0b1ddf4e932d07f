import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { brand } from '@padavu/domain/brand';
import { accountsIn } from '@padavu/domain/headcount';
import type { Headcount } from '@padavu/domain/headcount';
import { messages } from '@padavu/domain/messages';
import { InitialAvatar } from '@/components/InitialAvatar.tsx';
import { tapArea } from '@/components/tap-area.ts';
import { TextLink } from '@/components/TextLink.tsx';
import { useAdministrator } from '@/features/admin/use-administrator.ts';
import { countCategories, countLessons } from '@/features/overview/count-content.ts';
import { LearningOverview } from '@/features/overview/LearningOverview.tsx';
import { newestDeed } from '@/features/overview/queries.ts';
import { StatCard } from '@/features/overview/StatCard.tsx';
import { useChanges } from '@/features/overview/use-changes.ts';
import { useFigure } from '@/features/overview/use-figure.ts';
import type { Figure } from '@/features/overview/use-figure.ts';
import { useHeadcount } from '@/features/overview/use-headcount.ts';
import { usersWaiting } from '@/features/user/queries.ts';
import { WaitingList, waitingShown } from '@/features/user/WaitingList.tsx';
import { useLiveQuery } from '@/lib/firebase/use-live.ts';
import { paths } from '@/lib/paths.ts';

const { admin: texts } = messages;
const whole = new Intl.NumberFormat(brand.locale);

/** The dashboard (specification 2.11): the figures, who waits for approval, and how far learners come. */
export function DashboardPage() {
  const { uid, user } = useAdministrator();
  const waiting = useLiveQuery(usersWaiting(waitingShown + 1));
  const headcount = useHeadcount();
  const deeds = String(useChanges(useLiveQuery(newestDeed).live));
  const categories = useFigure(countCategories, deeds);
  const lessons = useFigure(countLessons, deeds);
  return (
    <Stack spacing={4}>
      <title>{`${texts.dashboard} · Padavu`}</title>
      <Stack
        direction="row"
        sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
      >
        <Typography variant="h1">{texts.dashboard}</Typography>
        <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
          <InitialAvatar name={user.name} />
          <Typography sx={{ fontWeight: 650 }}>{user.name}</Typography>
        </Stack>
      </Stack>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr 1fr', lg: 'repeat(3, 1fr)' },
          '& > :first-of-type': { gridColumn: { xs: '1 / -1', lg: 'auto' } },
        }}
      >
        <StatCard label={texts.totalUsers} figure={mapped(headcount, (all) => accountsIn(all).total)}>
          {headcount.state === 'ready' && <UserBreakdown headcount={headcount.value} />}
        </StatCard>
        <StatCard label={texts.totalCategories} figure={categories} />
        <StatCard label={texts.totalLessons} figure={lessons} />
      </Box>
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
          <WaitingList
            ownId={uid}
            waiting={waiting}
            total={headcount.state === 'ready' ? accountsIn(headcount.value).pending : undefined}
          />
        </Paper>
      </Stack>
      <Stack component="section" spacing={2} aria-labelledby="learning">
        <Typography id="learning" variant="h2">
          How far learners come
        </Typography>
        <LearningOverview headcount={headcount} />
      </Stack>
    </Stack>
  );
}

function UserBreakdown({ headcount }: { headcount: Headcount }) {
  const count = accountsIn(headcount);
  return (
    <Typography variant="body2" color="textSecondary">
      {(['pending', 'approved', 'inactive'] as const)
        .map((status) => `${whole.format(count[status])}\u00A0${status}`)
        .join(', ')}
    </Typography>
  );
}

function mapped<T>(figure: Figure<T>, read: (value: T) => number): Figure<number> {
  return figure.state === 'ready' ? { state: 'ready', value: read(figure.value) } : figure;
}
