import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatRupees } from '@padavu/domain/brand';
import type { Course } from '@padavu/domain/course';
import { useId } from 'react';
import { counted } from '@/components/counted.ts';
import { Price } from '@/components/Price.tsx';
import { Tag } from '@/components/Tag.tsx';
import { Thumbnail } from '@/components/Thumbnail.tsx';
import { categoryLabels } from './course-labels.ts';
import { PublishButton } from './PublishButton.tsx';

export type CourseCommands = {
  onView: (course: Course) => void;
  onEdit: (course: Course) => void;
  onDelete: (course: Course) => void;
  /** Rejects with a `CourseServiceError`. */
  publish: (course: Course, published: boolean) => Promise<void>;
};

/** A course on the desk (specification 2.13). */
export function AdminCourseCard({ course, commands }: { course: Course; commands: CourseCommands }) {
  const { title, description, thumbnail, badge, price, originalPrice, category, lessonIds } = course;
  const id = useId();
  return (
    <Card component="li" aria-labelledby={id} sx={{ display: 'flex', flexDirection: 'column' }}>
      <Box sx={{ position: 'relative' }}>
        <Thumbnail src={thumbnail} title={title} />
        {badge && (
          <Box sx={{ position: 'absolute', insetBlockStart: 12, insetInlineStart: 12 }}>
            <Tag strong>{badge}</Tag>
          </Box>
        )}
      </Box>
      <Stack spacing={1.5} sx={{ flexGrow: 1, padding: 2.5 }}>
        <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
          <Chip
            size="small"
            label={course.published ? 'Published' : 'Draft'}
            color={course.published ? 'success' : 'warning'}
            variant="outlined"
            sx={{ paddingInline: 0.5 }}
          />
          <Typography variant="caption" color="textSecondary">
            {categoryLabels[category]} · {counted(lessonIds.length, 'lesson')}
          </Typography>
        </Stack>
        <Typography id={id} variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={threeLines}>
          {description}
        </Typography>
        <Box sx={{ flexGrow: 1, display: 'flex', alignItems: 'flex-end' }}>
          {originalPrice > price ? (
            <Price current={price} original={originalPrice} />
          ) : (
            <Typography component="strong" sx={{ fontSize: '1.5rem', fontWeight: 750 }}>
              {formatRupees(price)}
            </Typography>
          )}
        </Box>
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
          <Button variant="outlined" onClick={() => commands.onView(course)} aria-label={`View ${title}`}>
            View
          </Button>
          <Button variant="outlined" onClick={() => commands.onEdit(course)} aria-label={`Edit ${title}`}>
            Edit
          </Button>
          <PublishButton course={course} publish={commands.publish} />
          <Button color="error" onClick={() => commands.onDelete(course)} aria-label={`Delete ${title}`}>
            Delete
          </Button>
        </Box>
      </Stack>
    </Card>
  );
}

const threeLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
};
