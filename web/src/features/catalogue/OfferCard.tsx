import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CourseCard } from '@padavu/domain/catalogue/course-card';
import { Link } from 'react-router-dom';
import { registerPath } from '@/lib/paths.ts';
import { chooseCourse } from './choose-course.ts';
import { OfferOverlay } from './OfferOverlay.tsx';
import { Price } from '@/components/Price.tsx';
import { Rating } from './Rating.tsx';
import { Tag } from '@/components/Tag.tsx';
import { useOverlay } from './use-overlay.ts';

/** A course of the home page: its face, and the overlay with all there is to know (specification 2.4 and 3). */
export function OfferCard({ course }: { course: CourseCard }) {
  const { overlay, events, opensFirst } = useOverlay();
  return (
    <Box component="article" data-overlay={overlay} {...events} sx={frame}>
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
              data-part="link"
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
    </Box>
  );
}

const rise = 'opacity 250ms ease-out, translate 250ms ease-out';

/** Visible at once, so that the next Tab finds what is on it; only then does it rise. */
const shown = { opacity: 1, visibility: 'visible', translate: 'none', transition: rise } as const;

const frame = {
  position: 'relative',
  display: 'grid',
  height: '100%',
  overflow: 'hidden',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  cornerShape: 'notch',
  // The overlay covers the link that has the focus, so the card wears the ring.
  '&:has([data-part="link"]:focus-visible)': {
    outline: '3px solid var(--mui-palette-secondary-main)',
    outlineOffset: 2,
  },
  '& [data-part="overlay"]': {
    opacity: 0,
    visibility: 'hidden',
    translate: '0 8px',
    transition: `${rise}, visibility 0s 250ms`,
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
