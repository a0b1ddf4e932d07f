import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { fillPlaceholders } from '@padavu/domain/values/fill-placeholders';
import { monthOfChange } from '@padavu/domain/course/course-words';
import type { SiteCourse } from '@padavu/domain/site/site';
import { ActionLink } from '@/components/ActionLink.tsx';
import { brassFocus } from '@/components/Banner.tsx';
import { useSite } from '@/lib/site-content.ts';
import * as texts from '@/features/public-site/texts.ts';

/** The number of outcomes that an overlay has room for. */
const maxOutcomes = 4;

type OfferOverlayProps = { course: SiteCourse; to: string; onPurchase: () => void };

/**
 * The details of a card on hover, focus or tap. Clicks go through to the card's link; only the button handles its own.
 */
export function OfferOverlay({ course, to, onPurchase }: OfferOverlayProps) {
  const { school } = useSite();
  const month = monthOfChange(school, course);
  const facts = [
    course.duration,
    course.level,
    course.language && fillPlaceholders(texts.subtitles, { language: course.language }),
  ];
  const action = course.openForRegistration ? texts.purchase : texts.seeTheCourse;
  return (
    <Box data-part="overlay" sx={[overlayStyles, brassFocus]}>
      <Typography variant="h3" component="p">
        {course.title}
      </Typography>
      {month && (
        <Typography variant="body2" sx={{ color: 'scene.brass' }}>
          {fillPlaceholders(texts.updated, { month })}
        </Typography>
      )}
      <Typography variant="body2" sx={{ color: 'scene.mist' }}>
        {facts.filter(Boolean).join(' · ')}
      </Typography>
      <Typography sx={{ marginTop: 1 }}>{course.summary}</Typography>
      <Box component="ul" sx={{ margin: 0, marginTop: 1, padding: 0, listStyle: 'none' }}>
        {course.outcomes.slice(0, maxOutcomes).map((outcome, index) => (
          <Typography component="li" key={index} sx={mark}>
            {outcome}
          </Typography>
        ))}
      </Box>
      <ActionLink
        variant="brass"
        to={to}
        onClick={onPurchase}
        aria-label={`${action} ${course.title}`}
        sx={{ marginTop: 'auto', pointerEvents: 'auto' }}
      >
        {action}
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

/** A brass step before each line. */
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
