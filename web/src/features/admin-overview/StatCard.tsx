import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { assertNever } from '@padavu/domain/values/assert-never';
import { formatNumber } from '@padavu/domain/payment/amount';
import type { ReactNode } from 'react';
import { RisingSteps } from '@/components/RisingSteps.tsx';
import { useBrand } from '@/lib/brand.ts';
import type { Fetched } from '@/lib/use-fetched.ts';

type StatCardProps = { label: string; stat: Fetched<number>; children?: ReactNode };

/** One figure of the dashboard. */
export function StatCard({ label, stat, children }: StatCardProps) {
  return (
    <Card
      component="section"
      aria-label={label}
      sx={{
        position: 'relative',
        padding: { xs: 2.5, sm: 3 },
        minHeight: { xs: 120, lg: 164 },
        overflow: 'hidden',
      }}
    >
      <Box sx={corner}>
        <RisingSteps />
      </Box>
      <Box sx={{ position: 'relative', paddingInlineEnd: { lg: 6 } }}>
        <Typography component="h2" variant="h4" color="textSecondary">
          {label}
        </Typography>
        <StatText {...stat} />
        {children}
      </Box>
    </Card>
  );
}

const corner = {
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockEnd: 0,
  width: { xs: 64, sm: 96 },
  height: { xs: 40, sm: 60 },
  color: 'primary.light',
};

function StatText({ live, retry }: Fetched<number>) {
  const region = useBrand();
  switch (live.state) {
    case 'loading':
      return (
        <Box role="status" aria-label="Counting...">
          <Skeleton variant="text" width="4ch" sx={{ typography: 'h1' }} />
        </Box>
      );
    case 'failed':
      return (
        <Box role="alert">
          <Typography sx={{ paddingBlock: 1 }}>This figure could not be loaded.</Typography>
          <Button variant="outlined" onClick={retry}>
            Try again
          </Button>
        </Box>
      );
    case 'ready':
      return (
        <Typography sx={{ typography: 'h1', fontVariantNumeric: 'tabular-nums' }}>
          {formatNumber(region, live.data)}
        </Typography>
      );
    default:
      return assertNever(live);
  }
}
