import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { LessonGroup, LessonRowsProps } from './lesson-rows.ts';
import { LessonCards } from './LessonCards.tsx';
import { LessonTable } from './LessonTable.tsx';

type LessonGroupsProps = Omit<LessonRowsProps, 'group'> & { groups: readonly LessonGroup[] };

/** One table for each course that has lessons on the page (specification 2.15). */
export function LessonGroups({ groups, ...rows }: LessonGroupsProps) {
  const narrow = useMediaQuery(useTheme().breakpoints.down('lg'));
  return groups.map((group) => (
    <Stack key={group.courseId} component="section" spacing={1.5}>
      <Typography variant="h3" component="h2">
        {group.title}
      </Typography>
      {narrow ? (
        <LessonCards group={group} {...rows} />
      ) : (
        <Paper variant="outlined">
          <LessonTable group={group} {...rows} />
        </Paper>
      )}
    </Stack>
  ));
}
