import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CourseOfCategory } from './category-rows.ts';

/** The course name that the list uses, and below it the course's own title if it differs. */
export function CategoryCourse({ course: { name, title } }: { course: CourseOfCategory }) {
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      {name}
      {title !== undefined && title !== name && (
        <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
          {title}
        </Typography>
      )}
    </Box>
  );
}
