import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { messages } from '@padavu/domain/messages';
import { categoryTitle } from '@padavu/domain/subcategory';
import type { Subcategory } from '@padavu/domain/subcategory';
import { pluralize } from '@/components/pluralize.ts';
import { Thumbnail } from '@/components/Thumbnail.tsx';

const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
};

export function CategoryName({ category }: { category: Subcategory }) {
  const { description, thumbnail, lessonsCount } = category;
  const title = categoryTitle(category);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '96px minmax(0, 1fr)', gap: 2, alignItems: 'start' }}>
      <Box sx={{ borderRadius: 0.5, cornerShape: 'notch', overflow: 'hidden' }}>
        <Thumbnail src={thumbnail} title={title} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography component="span" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={twoLines}>
          {description || messages.lessonViewer.noDescription}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {pluralize(lessonsCount, 'lesson')}
        </Typography>
      </Box>
    </Box>
  );
}
