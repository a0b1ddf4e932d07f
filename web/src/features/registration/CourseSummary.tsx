import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { formatRupees } from '@padavu/domain/brand';
import type { PublicCourse } from '@padavu/domain/catalogue/public-courses';

/** The chosen course and what it costs. */
export function CourseSummary({ course }: { course: PublicCourse }) {
  return (
    <Paper
      variant="outlined"
      role="group"
      aria-label="Your course"
      sx={{
        display: 'flex',
        alignItems: 'baseline',
        flexWrap: 'wrap',
        columnGap: 1.5,
        paddingBlock: 1.5,
        paddingInline: 2,
        bgcolor: 'primary.light',
      }}
    >
      <Typography component="span" sx={{ fontWeight: 650, marginRight: 'auto' }}>
        {course.title}
      </Typography>
      <Typography component="s" variant="body2" color="textSecondary">
        {formatRupees(course.originalPrice)}
      </Typography>
      <Typography component="span" variant="h3">
        {formatRupees(course.price)}
      </Typography>
    </Paper>
  );
}
