import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { messageFor } from '@padavu/domain/messages';
import { CategoryLink } from './CategoryLink.tsx';
import type { LessonRowsProps } from './lesson-rows.ts';
import { LessonName } from './LessonName.tsx';

/** A course's lessons as cards, where a table would not fit. */
export function LessonCards({ group, categoryOf, actions }: LessonRowsProps) {
  return (
    <Box
      component="ul"
      aria-label={group.title}
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
        listStyle: 'none',
        margin: 0,
        padding: 0,
      }}
    >
      {group.lessons.map((lesson) => (
        <Card
          component="li"
          key={lesson.id}
          sx={{ display: 'flex', flexDirection: 'column', gap: 2, padding: 2 }}
        >
          <Box sx={{ flexGrow: 1 }}>
            <LessonName lesson={lesson} />
          </Box>
          <Typography variant="body2">
            <strong>{messageFor.dayTab(lesson.day)}</strong> in <CategoryLink category={categoryOf(lesson)} />
          </Typography>
          {actions(lesson)}
        </Card>
      ))}
    </Box>
  );
}
