import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { CourseCard } from '@padavu/domain/catalogue/course-card';
import { Link } from 'react-router-dom';
import { registerPath } from '@/lib/paths.ts';
import { chooseCourse } from './choose-course.ts';
import { OfferOverlay } from './OfferOverlay.tsx';
import { Price } from './Price.tsx';
import { Rating } from './Rating.tsx';
import { Tag } from './Tag.tsx';
import { useOverlay } from './use-overlay.ts';

/** A course of the home page: its face, and the overlay with all there is to know (specification 2.4 and 3). */
export function OfferCard({ course }: { course: CourseCard }) {
  const { overlay, events, opensFirst } = useOverlay();
  return (
    <Card component="article" data-overlay={overlay} {...events} sx={frame}>
      <Box sx={{ gridArea: '1 / 1', display: 'flex', flexDirection: 'column' }}>
        <Box component="img" src={course.image} alt="" width={640} height={360} loading="lazy" sx={picture} />
        <Box sx={{ display: 'flex', flexDirection: 'column', flexGrow: 1, gap: 1, padding: 2.5 }}>
          <Box sx={{ display: 'flex', gap: 1, minHeight: 28 }}>
            {course.isPremium && <Tag strong>Premium</Tag>}
            <Tag>{course.badge}</Tag>
          </Box>
          <Typography variant="h3">
            <Box
              component={Link}
              to={registerPath(course)}
              onClick={(event) => opensFirst(event) || chooseCourse(course)}
              sx={cardLink}
            >
              {course.title}
            </Box>
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {course.author}
          </Typography>
          <Rating value={course.rating} count={course.reviewCount} />
          <Typography color="textSecondary">{course.description}</Typography>
          <Box sx={{ marginTop: 'auto', paddingTop: 1 }}>
            <Price current={course.currentPrice} original={course.originalPrice} />
            <Typography variant="body2" color="textSecondary">
              {course.modules} modules, {course.duration}
            </Typography>
          </Box>
        </Box>
      </Box>
      <OfferOverlay course={course} onPurchase={() => chooseCourse(course)} />
    </Card>
  );
}

const shown = { opacity: 1, visibility: 'visible', translate: 'none' } as const;

const frame = {
  position: 'relative',
  display: 'grid',
  height: '100%',
  overflow: 'hidden',
  '& [data-part="overlay"]': {
    opacity: 0,
    visibility: 'hidden',
    translate: '0 8px',
    transition: 'opacity 250ms ease-out, visibility 250ms, translate 250ms ease-out',
  },
  '&[data-overlay="open"] [data-part="overlay"]': shown,
  '&[data-overlay="byItself"]:focus-within [data-part="overlay"]': shown,
  '@media (hover: hover)': { '&[data-overlay="byItself"]:hover [data-part="overlay"]': shown },
} as const;

const picture = {
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 9',
  bgcolor: 'primary.light',
} as const;

/** The link's target is the whole card. */
const cardLink = {
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
