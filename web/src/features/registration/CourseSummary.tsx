import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatRupees } from '@padavu/domain/brand';
import type { PublicCourse } from '@padavu/domain/catalogue/public-courses';

/** The chosen course and what it costs. */
export function CourseSummary({ course }: { course: PublicCourse }) {
  return (
    <Box
      role="group"
      aria-label="Your course"
      sx={{
        display: 'flex',
        alignItems: 'baseline',
        flexWrap: 'wrap',
        columnGap: 1.5,
        paddingBlock: 1.5,
        paddingInline: 2,
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: 1,
        cornerShape: 'notch',
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
    </Box>
  );
}
