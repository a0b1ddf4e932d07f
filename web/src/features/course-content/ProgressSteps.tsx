import { fillPlaceholders } from '@padavu/domain/values/fill-placeholders';
import Box from '@mui/material/Box';
import { percentComplete } from './texts.ts';

const steps = Array.from({ length: 10 }, (_, index) => index);

type ProgressStepsProps = {
  /** Whole percent; `null` while it is not known. */
  percent: number | null;
  label: string;
  /** For a card in a list. */
  small?: boolean;
};

/** The progress of a learner, as steps that rise and fill from the left. */
export function ProgressSteps({ percent, label, small = false }: ProgressStepsProps) {
  return (
    <Box
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      {...(percent !== null && {
        'aria-valuenow': percent,
        'aria-valuetext': fillPlaceholders(percentComplete, { percent }),
      })}
      sx={{
        display: 'flex',
        alignItems: 'flex-end',
        gap: 0.5,
        height: (theme) => theme.spacing(small ? 3 : 6),
        // Forced colours would replace both colours of the steps, and the progress would not show.
        forcedColorAdjust: 'none',
      }}
    >
      {steps.map((step) => (
        <Box
          key={step}
          sx={{
            flex: 1,
            height: `${20 + (80 * step) / (steps.length - 1)}%`,
            bgcolor: 'primary.light',
            overflow: 'hidden',
          }}
        >
          <Box
            sx={{
              height: '100%',
              width: `${shareOfStep(percent ?? 0, step) * 100}%`,
              bgcolor: 'primary.main',
              transition: 'width 250ms ease-out',
            }}
          />
        </Box>
      ))}
    </Box>
  );
}

/** How much of a step is filled, from 0 to 1. */
function shareOfStep(percent: number, step: number): number {
  return Math.min(1, Math.max(0, (percent / 100) * steps.length - step));
}
