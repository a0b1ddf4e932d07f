import { limits } from '@padavu/domain/limits';
import { useLayoutEffect, useRef, useState } from 'react';
import { wantsStillness } from '@/components/wants-stillness.ts';

const { duration, steps, viewportShare } = limits.counter;
const stepTime = duration / steps;

/** The part of the window below the line at which counting begins. */
const belowTheLine = `${-Math.round((1 - viewportShare) * 100)}%`;

/**
 * Counts once, when the section it is given to comes 80% up the viewport: over 2000 ms in 50 steps (specification 2.5
 * and 9). Without script, and where less motion is asked for, all is counted from the start.
 * @returns the section's ref, and how much is counted, from 0 to 1
 */
export function useCounting() {
  const section = useRef<HTMLDivElement>(null);
  const [step, setStep] = useState<number>(steps);

  useLayoutEffect(() => {
    const element = section.current;
    if (!element || wantsStillness()) return undefined;
    setStep(0);
    let timer: ReturnType<typeof setInterval> | undefined;
    const count = () => {
      const begin = performance.now();
      // By the clock: where a slow phone is late for a step, the end is not.
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
    return () => {
      observer.unobserve(element);
      clearInterval(timer);
    };
  }, []);

  return { section, counted: step / steps };
}
