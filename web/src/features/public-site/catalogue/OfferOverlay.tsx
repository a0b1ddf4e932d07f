import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CourseCard } from '@padavu/domain/catalogue/course-card';
import { ActionLink } from '@/components/ActionLink.tsx';
import { brassFocus } from '@/components/Banner.tsx';
import { registerPath } from '@/lib/paths.ts';

/**
 * The details of a card on hover, focus or tap. Clicks go through to the card's link; only PURCHASE handles its own.
 */
export function OfferOverlay({ course, onPurchase }: { course: CourseCard; onPurchase: () => void }) {
  return (
    <Box data-part="overlay" sx={[overlayStyles, brassFocus]}>
      <Typography variant="h3" component="p">
        {course.title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'scene.brass' }}>
        Updated {course.lastUpdated}
      </Typography>
      <Typography variant="body2" sx={{ color: 'scene.mist' }}>
        {course.duration} · {course.level} · Subtitles: {course.subtitles}
      </Typography>
      <Typography sx={{ marginTop: 1 }}>{course.shortDescription}</Typography>
      <Box component="ul" sx={{ margin: 0, marginTop: 1, padding: 0, listStyle: 'none' }}>
        {course.features.map((feature) => (
          <Typography component="li" key={feature} sx={mark}>
            {feature}
          </Typography>
        ))}
      </Box>
      <ActionLink
        variant="brass"
        to={registerPath(course)}
        onClick={onPurchase}
        aria-label={`PURCHASE ${course.title}`}
        sx={{ marginTop: 'auto', pointerEvents: 'auto' }}
      >
        PURCHASE
      </ActionLink>
    </Box>
  );
}

const overlayStyles = {
  gridArea: '1 / 1',
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: 0.75,
  padding: 3,
  bgcolor: 'scene.deepLeaf',
  color: 'scene.cloth',
  pointerEvents: 'none',
} as const;

/** A brass step before each feature. */
const mark = {
  position: 'relative',
  paddingLeft: 2.5,
  paddingBlock: 0.5,
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: '0.75em',
    width: 10,
    height: 10,
    bgcolor: 'scene.brass',
    clipPath: 'polygon(0 50%, 50% 50%, 50% 0, 100% 0, 100% 100%, 0 100%)',
  },
} as const;
