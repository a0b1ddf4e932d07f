import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Lesson } from '@padavu/domain/lesson';

type DayStepsProps = {
  lessons: readonly Lesson[];
  selected: number;
  onStep: (lessonId: number) => void;
};

/** To the day before and the day after, within the category. Going on says nothing about being done. */
export function DaySteps({ lessons, selected, onStep }: DayStepsProps) {
  const index = lessons.findIndex(({ id }) => id === selected);
  const previous = lessons[index - 1];
  const next = lessons[index + 1];
  return (
    <Stack
      component="nav"
      aria-label="Other days"
      direction="row"
      spacing={1.5}
      sx={{ '& > button': { paddingInline: { xs: 1, sm: 2.5 }, whiteSpace: 'nowrap' } }}
    >
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<ArrowBack />}
        disabled={!previous}
        onClick={() => previous && onStep(previous.id)}
      >
        Previous day
      </Button>
      <Button
        variant="outlined"
        color="inherit"
        endIcon={<ArrowForward />}
        disabled={!next}
        onClick={() => next && onStep(next.id)}
      >
        Next day
      </Button>
    </Stack>
  );
}
