import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Subcategory } from '@padavu/domain/subcategory';
import { counted } from '@/components/counted.ts';
import { Thumbnail } from '@/components/Thumbnail.tsx';

const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
};

/** Which category a row or a card is about: thumbnail, name and description (specification 2.14). */
export function CategoryName({ category }: { category: Subcategory }) {
  const { title, description, thumbnail, lessonsCount } = category;
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
          {description}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {counted(lessonsCount, 'lesson')}
        </Typography>
      </Box>
    </Box>
  );
}
