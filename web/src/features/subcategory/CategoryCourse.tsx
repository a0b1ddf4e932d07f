import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CourseOfCategory } from './category-rows.ts';

/** The name the screen knows a course by, and below it the course's own title where that is another. */
export function CategoryCourse({ course: { name, title } }: { course: CourseOfCategory }) {
  return (
    <Box>
      {name}
      {title !== undefined && title !== name && (
        <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
          {title}
        </Typography>
      )}
    </Box>
  );
}
