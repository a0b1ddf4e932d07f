import Box from '@mui/material/Box';
import { fillPlaceholders } from '@padavu/domain/values/fill-placeholders';
import type { KeyboardEvent, ReactNode } from 'react';
import { ActionButton } from '@/components/ActionButton.tsx';
import { Glyph } from '@/components/Glyph.tsx';
import * as texts from '@/features/public-site/texts.ts';
import { useCarousel } from './use-carousel.ts';

/** Long enough to read a slide twice, in milliseconds. */
const interval = 8000;

type CarouselProps = {
  /** The accessible name. */
  label: string;
  slides: readonly { id: string; content: ReactNode }[];
};

/**
 * Slides with previous, next, pause, arrow keys and swiping (WAI-ARIA, "Carousel"). It pauses while a pointer or the
 * focus is on it, and starts paused where less motion is preferred. Without script the track still scrolls.
 */
export function Carousel({ label, slides }: CarouselProps) {
  const { track, current, playing, step, togglePlaying, hold } = useCarousel(slides.length, interval);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    step(event.key === 'ArrowRight' ? 1 : -1);
  };
  return (
    <Box
      component="section"
      aria-roledescription={texts.carousel}
      aria-label={label}
      onKeyDown={handleKey}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
      sx={{ position: 'relative' }}
    >
      <Box sx={controls}>
        <CarouselControl
          label={playing ? texts.pause : texts.play}
          glyph={playing ? 'pause' : 'play'}
          onPress={togglePlaying}
        />
        <CarouselControl label={texts.previousSlide} glyph="previous" onPress={() => step(-1)} />
        <CarouselControl label={texts.nextSlide} glyph="next" onPress={() => step(1)} />
      </Box>
      <Box {...track} aria-live={playing ? 'off' : 'polite'} sx={trackStyles}>
        {slides.map(({ id, content }, index) => (
          <Box
            key={id}
            role="group"
            aria-roledescription={texts.slide}
            aria-label={fillPlaceholders(texts.slideOf, { number: index + 1, count: slides.length })}
            aria-current={index === current}
            sx={{ flex: '0 0 100%', minWidth: 0, scrollSnapAlign: 'start', scrollSnapStop: 'always' }}
          >
            {content}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

type CarouselControlProps = {
  label: string;
  glyph: 'previous' | 'next' | 'pause' | 'play';
  onPress: () => void;
};

/** A square button on top of a picture. */
function CarouselControl({ label, glyph, onPress }: CarouselControlProps) {
  return (
    <ActionButton
      variant="brass"
      aria-label={label}
      onClick={onPress}
      sx={{
        minHeight: 44,
        width: 44,
        padding: 0,
        bgcolor: 'scene.cloth',
        '&:hover': { bgcolor: 'scene.brass' },
      }}
    >
      <Glyph name={glyph} />
    </ActionButton>
  );
}

const trackStyles = {
  display: 'flex',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  // A preview takes no input, so it shows the slides one below the other.
  '[inert] &': { flexWrap: 'wrap' },
} as const;

const controls = {
  position: 'absolute',
  zIndex: 1,
  right: { xs: 16, md: 32 },
  bottom: { xs: 16, md: 32 },
  display: 'flex',
  gap: 1,
  '@media (scripting: none)': { display: 'none' },
} as const;
