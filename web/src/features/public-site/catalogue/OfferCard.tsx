import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { fillPlaceholders } from '@padavu/domain/values/fill-placeholders';
import { badgeLabels, instructorNames, paragraphsOf } from '@padavu/domain/course/course-words';
import type { SiteCourse } from '@padavu/domain/site/site';
import { coursePictureOrDrawing } from '@padavu/domain/picture/thumbnail';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { Link } from 'react-router-dom';
import { englishMark } from '@/components/english-mark.ts';
import { Price } from '@/components/Price.tsx';
import { Tags } from '@/components/Tag.tsx';
import { coursePath, registerPath } from '@/lib/paths.ts';
import { store } from '@/lib/stored.ts';
import { firstTitle } from '@/lib/translated-record.ts';
import { OfferOverlay } from './OfferOverlay.tsx';
import * as texts from '@/features/public-site/texts.ts';

/** A course card of the home page, with an overlay of details. */
export function OfferCard({ course }: { course: SiteCourse }) {
  const { overlay, events, opensFirst } = useOverlay();
  const to = cardPath(course);
  return (
    <Box component="article" data-overlay={overlay} {...events} sx={frame}>
      <Box sx={{ gridArea: '1 / 1', display: 'flex', flexDirection: 'column' }}>
        <Box
          component="img"
          {...coursePictureOrDrawing({ ...course, title: firstTitle(course) })}
          sizes="400px"
          loading="lazy"
          sx={picture}
        />
        <Box sx={{ display: 'flex', flexDirection: 'column', flexGrow: 1, gap: 1, padding: 2.5 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, minHeight: 28 }}>
            <Tags labels={badgeLabels(course)} />
            {englishMark?.(course.title)}
          </Box>
          <Typography variant="h3">
            <Box
              component={Link}
              to={to}
              data-part="link"
              onClick={(event) => opensFirst(event) || chooseCourse(course)}
              sx={cardLink}
            >
              {course.title}
            </Box>
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {instructorNames(course)}
          </Typography>
          {course.reviewCount > 0 && <Rating value={course.rating} count={course.reviewCount} />}
          <Typography color="textSecondary">{paragraphsOf(course.description)[0]}</Typography>
          <Box sx={{ marginTop: 'auto', paddingTop: 1 }}>
            <Price current={course.price} original={course.originalPrice} />
            <Typography variant="body2" color="textSecondary">
              {course.duration}
            </Typography>
          </Box>
        </Box>
      </Box>
      <OfferOverlay course={course} to={to} onPurchase={() => chooseCourse(course)} />
    </Box>
  );
}

/** The path that a card links to: the registration, or the course page while registration is closed. */
const cardPath = (course: SiteCourse) =>
  course.openForRegistration ? registerPath(course) : coursePath(course.slug);

const rise = 'opacity 250ms ease-out, translate 250ms ease-out';

/** Visible at once, so that the next Tab reaches its content; the movement follows. */
const visible = { opacity: 1, visibility: 'visible', translate: 'none', transition: rise } as const;

const frame = {
  position: 'relative',
  display: 'grid',
  height: '100%',
  overflow: 'hidden',
  // A web address is as wide as a word, and the grid as wide as that.
  overflowWrap: 'anywhere',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  cornerShape: 'notch',
  // The overlay covers the focused link, so the card shows the ring.
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
  '&[data-overlay="open"] [data-part="overlay"]': visible,
  '&[data-overlay="byItself"]:focus-within [data-part="overlay"]': visible,
  '@media (hover: hover)': { '&[data-overlay="byItself"]:hover [data-part="overlay"]': visible },
} as const;

const picture = {
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  bgcolor: 'primary.light',
} as const;

/** Makes the whole card the link's target. */
const cardLink = {
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;

/** Stores the whole chosen course on this device. */
function chooseCourse(course: SiteCourse): void {
  store('selectedCourse', course);
}

/** A rating out of ten, with the number of reviews in brackets. */
function Rating({ value, count }: { value: number; count: number }) {
  return (
    <Typography
      component="p"
      variant="body2"
      role="img"
      aria-label={fillPlaceholders(texts.rated, { value, count })}
      sx={{ display: 'flex', alignItems: 'center', gap: 0.75, fontWeight: 650 }}
    >
      <Box component="span" sx={star} />
      {value} ({count})
    </Typography>
  );
}

const star = {
  width: 18,
  height: 18,
  bgcolor: 'secondary.main',
  // Forced colours would give it the colour of the card.
  forcedColorAdjust: 'none',
  clipPath: 'polygon(50% 4%, 61% 38%, 97% 38%, 68% 59%, 79% 94%, 50% 73%, 21% 94%, 32% 59%, 3% 38%, 39% 38%)',
} as const;

/**
 * `byItself` follows pointer and focus in CSS; `open` after a tap; `dismissed` after Escape, until pointer or focus
 * return (WCAG 1.4.13).
 */
type Overlay = 'byItself' | 'open' | 'dismissed';

/**
 * The overlay's state on every kind of device: on a touch screen the first tap shows it, and the second follows the
 * link.
 */
function useOverlay() {
  const [overlay, setOverlay] = useState<Overlay>('byItself');
  const card = useRef<HTMLElement>(null);
  const touched = useRef(false);

  useEffect(() => {
    if (overlay !== 'open') return undefined;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !card.current?.contains(target)) setOverlay('byItself');
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [overlay]);

  return {
    overlay,
    /** Event handlers of the card. */
    events: {
      ref: card,
      onPointerDown: (event: PointerEvent) => {
        touched.current = event.pointerType === 'touch';
      },
      onKeyDown: (event: KeyboardEvent) => {
        touched.current = false;
        if (event.key === 'Escape') setOverlay('dismissed');
      },
      onPointerEnter: () => setOverlay((current) => (current === 'dismissed' ? 'byItself' : current)),
      onFocus: () => setOverlay((current) => (current === 'dismissed' ? 'byItself' : current)),
    },
    /** Whether a click on the card only opened the overlay; then it does not follow the link. */
    opensFirst: (event: MouseEvent): boolean => {
      if (!touched.current || overlay === 'open') return false;
      event.preventDefault();
      setOverlay('open');
      return true;
    },
  };
}
