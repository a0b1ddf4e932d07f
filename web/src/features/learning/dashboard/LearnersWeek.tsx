import { fillPlaceholders } from '@padavu/domain/values/fill-placeholders';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Course } from '@padavu/domain/course/course';
import { learnerWeek } from '@padavu/domain/learning/learner-week';
import type { DayOfWeek } from '@padavu/domain/learning/learner-week';
import type { Progress } from '@padavu/domain/learning/progress';
import { formatDate } from '@padavu/domain/school/school-format';
import { useOptimistic, useState, useTransition } from 'react';
import { useNotice } from '@/components/Notices.tsx';
import { wordsAtEnds } from '@/components/text-button.ts';
import { VisuallyHidden } from '@/components/VisuallyHidden.tsx';
import { useBrand } from '@/lib/brand.ts';
import { useDocumentsOnDevice } from '@/lib/firebase/use-documents.ts';
import { shortWeekday } from '@/lib/language.ts';
import { serverNow } from '@/lib/server-clock.ts';
import { useLearner } from '@/features/learning/learner-access.ts';
import { ownLessons } from '@/features/learning/queries.ts';
import * as texts from '@/features/learning/texts.ts';

type LearnersWeekProps = { course: Course; progress: Progress };

/** The lessons that the learner completed in the last seven days. The learner can hide them. */
export function LearnersWeek({ course, progress }: LearnersWeekProps) {
  const notify = useNotice();
  /** The choice made on this page, until the stored progress has it. */
  const [localHidden, setLocalHidden] = useState<boolean>();
  if (localHidden !== undefined && localHidden === progress.weekHidden) setLocalHidden(undefined);
  const storedHidden = localHidden ?? progress.weekHidden ?? false;
  const [isHidden, setHidden] = useOptimistic(storedHidden);
  const [isPending, startTransition] = useTransition();
  const toggle = async () => {
    setHidden(!storedHidden);
    // Loaded only when a learner hides or shows the week.
    const problem = await import('./hide-week.ts').then(
      ({ hideWeek }) => hideWeek(!storedHidden),
      () => texts.needsNetwork,
    );
    if (problem === undefined) setLocalHidden(!storedHidden);
    // With the end of this transition, by which the week is again as it was stored.
    else startTransition(() => notify({ severity: 'error', text: problem }));
  };
  const toggleOnce = () => {
    if (!isPending) startTransition(toggle);
  };
  return (
    <Stack component="section" spacing={2} aria-labelledby="your-week">
      <Stack
        direction="row"
        sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
      >
        <Typography id="your-week" variant="h2">
          {texts.yourWeek}
        </Typography>
        <Button aria-expanded={!isHidden} aria-disabled={isPending} onClick={toggleOnce} sx={wordsAtEnds}>
          {isHidden ? texts.showWeek : texts.hideWeek}
        </Button>
      </Stack>
      {!isHidden && <Week course={course} progress={progress} />}
    </Stack>
  );
}

function Week({ course, progress }: LearnersWeekProps) {
  const { user } = useLearner();
  const region = useBrand();
  const lessons = useDocumentsOnDevice(ownLessons(course.id, user));
  const durations = new Map(lessons.map(({ id, duration }) => [id, duration]));
  const { days, streak } = learnerWeek(progress, durations, { timeZone: region.timeZone, now: serverNow() });
  const total = days.reduce((sum, { lessons: count }) => sum + count, 0);
  const maxCount = Math.max(1, ...days.map(({ lessons: count }) => count));
  const formatDay = (day: string, options: Intl.DateTimeFormatOptions) =>
    formatDate({ locale: region.locale, timeZone: 'UTC' }, new Date(day), options);
  return (
    <Card sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, padding: { xs: 2, sm: 3 } }}>
      <Typography>{summaryText(total, streak)}</Typography>
      {total > 0 && (
        <Box component="ul" sx={bars}>
          {days.map((day) => (
            <Box component="li" key={day.day} sx={bar}>
              <Box aria-hidden sx={{ ...fill, height: `${(day.lessons / maxCount) * 100}%` }} />
              <Typography variant="caption" component="span" aria-hidden sx={weekday}>
                {formatDay(day.day, { weekday: shortWeekday })}
              </Typography>
              <VisuallyHidden component="span">
                {`${formatDay(day.day, { dateStyle: 'medium' })}: ${dayText(day)}`}
              </VisuallyHidden>
            </Box>
          ))}
        </Box>
      )}
    </Card>
  );
}

const lessonsIn = (count: number) =>
  count === 1 ? texts.oneLesson : fillPlaceholders(texts.manyLessons, { count });
const minutesIn = (count: number) =>
  count === 1 ? texts.oneMinute : fillPlaceholders(texts.manyMinutes, { count });

function summaryText(total: number, streak: number): string {
  if (total === 0) return texts.emptyWeek;
  const lessons = lessonsIn(total);
  return streak > 1
    ? fillPlaceholders(texts.weekInARow, { lessons, days: streak })
    : fillPlaceholders(texts.week, { lessons });
}

function dayText({ lessons, minutes }: DayOfWeek): string {
  if (lessons === 0) return texts.nothing;
  return lessonsIn(lessons) + (minutes > 0 ? `, ${minutesIn(minutes)}` : '');
}

const bars = {
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: 1,
  height: '7rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
} as const;

/** Enlarged text does not fit a seventh of a narrow window. */
const weekday = { fontSize: 'min(0.875rem, 4.5vw)' } as const;

const bar = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: 0.5,
  minHeight: 0,
} as const;

const fill = {
  width: '100%',
  flexShrink: 1,
  minHeight: 3,
  bgcolor: 'primary.main',
  forcedColorAdjust: 'none',
} as const;
