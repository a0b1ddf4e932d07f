import Typography from '@mui/material/Typography';
import type { Course } from '@padavu/domain/course/course';
import { messageFor } from '@padavu/domain/messages';
import { nextToOpen } from '@padavu/domain/course/outline';
import type { CategoryLessons } from '@padavu/domain/course/outline';
import { opensInWords } from '@padavu/domain/course/pace-words';
import { useBrand } from '@/lib/brand.ts';
import { serverNow } from '@/lib/server-clock.ts';

type NextOpeningProps = { course: Course; outline: readonly CategoryLessons[] };

/** Says when the next locked day opens. Renders nothing when no day is locked. */
export function NextOpening({ course, outline }: NextOpeningProps) {
  const { locale } = useBrand();
  const now = serverNow();
  const next = nextToOpen(outline, now);
  if (!next) return null;
  const { day, opensAt = null } = next.lesson;
  return (
    <Typography variant="body2" color="textSecondary">
      {messageFor.dayTab(day)} {opensInWords(opensAt, course.pace, now, { locale })}.
    </Typography>
  );
}
