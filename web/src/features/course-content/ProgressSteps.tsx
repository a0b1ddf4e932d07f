import { fillPlaceholders } from '@padavu/domain/values/fill-placeholders';
import Box from '@mui/material/Box';
import { percentComplete } from './texts.ts';

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
        height: (theme) => theme.spacing(small ? 3 : 6),
        bgcolor: 'primary.light',
        clipPath: steps,
        // Forced colours would replace both colours of the steps, and the progress would not show.
        forcedColorAdjust: 'none',
      }}
    >
      <Box
        sx={{
          height: '100%',
          width: `${percent ?? 0}%`,
          bgcolor: 'primary.main',
          transition: 'width 250ms ease-out',
        }}
      />
    </Box>
  );
}

/**
 * Ten steps with small gaps, from a fifth of the height to all of it. They are one shape: with an element for each step
 * and one for its filling, a course of four categories had a hundred.
 */
const steps = `polygon(${Array.from({ length: 10 }, (_, step) => {
  const [left, right, top] = [step * 10.12, step * 10.12 + 8.92, 80 - (step * 80) / 9];
  return `${left}% 100%,${left}% ${top}%,${right}% ${top}%,${right}% 100%`;
}).join()})`;
