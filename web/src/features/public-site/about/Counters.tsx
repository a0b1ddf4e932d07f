import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { limits } from '@padavu/domain/limits';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { VisuallyHidden } from '@/components/VisuallyHidden.tsx';
import { containerStyles } from '@/components/container-styles.ts';
import { englishMark } from '@/components/english-mark.ts';
import { usePage } from '@/lib/use-page.ts';
import type { RenderablePages } from '@/lib/site-content.ts';

/** Figures of the school that count up once. */
export function Counters() {
  const { title, items } = usePage('about').figures;
  return items.length === 0 ? null : <CounterSection title={title} items={items} />;
}

function CounterSection({ title, items }: RenderablePages['about']['figures']) {
  const { section, ratio } = useCounting();
  const id = useId();
  return (
    <Box component="section" ref={section} aria-labelledby={id} sx={{ bgcolor: 'primary.light' }}>
      <Box sx={[containerStyles, { paddingBlock: { xs: 6, md: 9 } }]}>
        <Typography id={id} variant="h2">
          {title}
          {englishMark?.(title)}
        </Typography>
        <Box component="ul" sx={list}>
          {items.map(({ value, label }, index) => (
            <li key={index}>
              {/* A screen reader may be here before or while it counts. */}
              <VisuallyHidden component="span">{value}+</VisuallyHidden>
              <Typography component="strong" aria-hidden sx={figure}>
                {Math.round(value * ratio)}+
              </Typography>{' '}
              <Typography component="span" sx={{ display: 'block', fontSize: '1.1875rem' }}>
                {label}
              </Typography>
            </li>
          ))}
        </Box>
      </Box>
    </Box>
  );
}

const list = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, 1fr)' },
  gap: { xs: 4, sm: 3 },
  margin: 0,
  marginTop: { xs: 3, md: 5 },
  padding: 0,
  listStyle: 'none',
} as const;

const figure = {
  display: 'block',
  fontSize: 'clamp(2.75rem, 1.8rem + 4vw, 5rem)',
  fontWeight: 750,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.05,
  letterSpacing: '-0.03em',
  color: 'primary.main',
} as const;

const { duration, steps, viewportShare } = limits.counter;
const stepTime = duration / steps;

/** The part of the window below the line at which counting starts. */
const belowTheLine = `${-Math.round((1 - viewportShare) * 100)}%`;

/**
 * Counts once, when the section reaches 80 % of the window's height: over 2000 ms in 50 steps. Without script, and
 * where less motion is preferred, the final figures show from the start; printing shows them at once.
 * @returns the section's ref, and how much of each figure to show, from 0 to 1
 */
function useCounting() {
  const section = useRef<HTMLDivElement>(null);
  const [step, setStep] = useState<number>(steps);

  useLayoutEffect(() => {
    const element = section.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    setStep(0);
    let timer: ReturnType<typeof setInterval> | undefined;
    const count = () => {
      const begin = performance.now();
      // Follows the clock: a slow phone may skip steps, but ends on time.
      timer = setInterval(() => {
        const due = Math.min(steps, Math.round((performance.now() - begin) / stepTime));
        setStep(due);
        if (due === steps) clearInterval(timer);
      }, stepTime);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.unobserve(element);
        count();
      },
      { rootMargin: `0px 0px ${belowTheLine} 0px` },
    );
    observer.observe(element);
    const stop = () => {
      observer.unobserve(element);
      clearInterval(timer);
    };
    const finish = () => {
      stop();
      // The browser prints what is rendered when the event ends.
      flushSync(() => setStep(steps));
    };
    addEventListener('beforeprint', finish);
    return () => {
      stop();
      removeEventListener('beforeprint', finish);
    };
  }, []);

  return { section, ratio: step / steps };
}
