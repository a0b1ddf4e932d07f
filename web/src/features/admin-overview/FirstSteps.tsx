import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { accountsIn } from '@padavu/domain/user/user-stats';
import type { UserStats } from '@padavu/domain/user/user-stats';
import { LinkButton } from '@/components/LinkButton.tsx';
import { Panel } from '@/components/Panel.tsx';
import { QueryState } from '@/components/QueryState.tsx';
import { RowShapes } from '@/components/list-shapes.tsx';
import { TextLink } from '@/components/TextLink.tsx';
import { VisuallyHidden } from '@/components/VisuallyHidden.tsx';
import { firstStepsOf, useFirstStepsProgress } from './first-steps.ts';
import type { FirstStep, SetupProgress } from './first-steps.ts';

type FirstStepsProps = {
  userStats: UserStats;
  /** How many there are of each. */
  categories: number;
  lessons: number;
};

/** The steps that a new school has left to do. Empty once the school has approved its first learner. */
export function FirstSteps({ userStats, ...counts }: FirstStepsProps) {
  const { approved, pending, inactive } = accountsIn(userStats, { role: 'user' });
  if (approved + inactive > 0) return null;
  return <Steps counts={{ ...counts, registered: pending }} />;
}

function Steps({ counts }: { counts: Pick<SetupProgress, 'categories' | 'lessons' | 'registered'> }) {
  const { live, retry } = useFirstStepsProgress();
  return (
    <QueryState
      query={live}
      onRetry={retry}
      loading="Loading your first steps..."
      shapes={<RowShapes framed rows={5} />}
    >
      {({ data }) => <StepPanel steps={firstStepsOf({ ...data, ...counts })} />}
    </QueryState>
  );
}

function StepPanel({ steps }: { steps: readonly FirstStep[] }) {
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone }) => !isDone);
  return (
    <Panel title="Open your school">
      <Typography color="textSecondary" sx={{ maxWidth: '72ch' }}>
        {`${done} of ${steps.length} steps are done. Take them in any order, and come back whenever you like: what is done stays done.`}
      </Typography>
      <Box component="ol" sx={{ display: 'grid', margin: 0, padding: 0, listStyle: 'none' }}>
        {steps.map((step) => (
          <Step key={step.title} step={step} isNext={step === next} />
        ))}
      </Box>
    </Panel>
  );
}

function Step({ step: { title, about, action, to, isDone }, isNext }: { step: FirstStep; isNext: boolean }) {
  return (
    <Box component="li" aria-current={isNext ? 'step' : undefined} sx={row}>
      {isDone ? (
        <CheckCircle aria-hidden color="success" />
      ) : (
        <RadioButtonUnchecked aria-hidden sx={{ color: 'text.secondary' }} />
      )}
      <Box sx={{ minWidth: 0 }}>
        <Typography component="h3" variant="h4">
          {isDone ? <TextLink to={to}>{title}</TextLink> : title}
          {isDone && <VisuallyHidden component="span">, done</VisuallyHidden>}
        </Typography>
        {!isDone && <Typography color="textSecondary">{about}</Typography>}
      </Box>
      {!isDone && (
        <LinkButton
          variant={isNext ? 'contained' : 'outlined'}
          to={to}
          sx={{ gridColumn: { xs: 2, sm: 3 }, justifySelf: 'start' }}
        >
          {action}
        </LinkButton>
      )}
    </Box>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'auto 1fr', sm: 'auto 1fr auto' },
  columnGap: 2,
  rowGap: 1,
  alignItems: 'start',
  paddingBlock: 1.5,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
