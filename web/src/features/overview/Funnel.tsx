import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { assertNever } from '@padavu/domain/assert-never';
import { brand } from '@padavu/domain/brand';
import { accountsIn } from '@padavu/domain/headcount';
import type { Headcount } from '@padavu/domain/headcount';
import type { Insight } from '@padavu/domain/insight';
import { Suspense, lazy } from 'react';
import { funnelSteps } from './funnel-steps.ts';
import type { FunnelStep } from './funnel-steps.ts';
import type { Figure } from './use-figure.ts';

// The figures do not wait for the library that draws them.
const FunnelChart = lazy(async () => ({ default: (await import('./FunnelChart.tsx')).FunnelChart }));

const whole = new Intl.NumberFormat(brand.locale);

/** Pixels: a row of the list, and as high a bar of the picture beside it. */
const rowHeight = 68;

type FunnelProps = { headcount: Figure<Headcount>; courseId: number | null; insights: readonly Insight[] };

/** The way from registered to approved to started to finished, as figures and as a picture. */
export function Funnel({ headcount, courseId, insights }: FunnelProps) {
  switch (headcount.state) {
    case 'loading':
      return (
        <Box role="status" aria-label="Counting...">
          <Skeleton variant="rounded" height={4 * rowHeight} />
        </Box>
      );
    case 'failed':
      return (
        <Box role="alert">
          <Typography sx={{ paddingBlock: 1 }}>These figures could not be counted.</Typography>
          <Button variant="outlined" onClick={headcount.retry}>
            Try again
          </Button>
        </Box>
      );
    case 'ready': {
      const { total: registered, pending } = accountsIn(headcount.value, { courseId, role: 'user' });
      return registered === 0 ? (
        <Typography color="textSecondary">
          Nobody has registered yet. The way of learners shows here from the first registration on.
        </Typography>
      ) : (
        <Picture steps={funnelSteps({ registered, approved: registered - pending }, insights)} />
      );
    }
    default:
      return assertNever(headcount);
  }
}

function Picture({ steps }: { steps: readonly FunnelStep[] }) {
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
        Approved includes learners who were deactivated since. Finished means every lesson that the course had
        at the learner’s last step.
      </Typography>
    </>
  );
}

function Row({ step: { name, count, share, of } }: { step: FunnelStep }) {
  return (
    <Box component="li" sx={{ height: rowHeight, display: 'grid', alignContent: 'center' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' }}>
        <Typography component="span" sx={{ fontWeight: 650 }}>
          {name}
        </Typography>{' '}
        <Typography component="span" variant="h3" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {whole.format(count)}
        </Typography>
      </Box>
      {share !== undefined && (
        <Typography component="span" variant="caption" color="textSecondary">
          {` ${share}% ${of}`}
        </Typography>
      )}
    </Box>
  );
}
