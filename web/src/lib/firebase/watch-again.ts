import { isRefused } from './failure.ts';
import type { Live } from './live.ts';

type Watch<T> = (onChange: (live: Live<T>) => void) => () => void;

/** Milliseconds before a refused read is asked for again, each time twice as long. A refused read costs one as well. */
const pauses = { first: 5000, longest: 300_000 };

/**
 * Watches, and after a refusal again: at once when the page comes into view, in growing pauses while it stays there. The
 * rules go by what is stored now, such as whether a course is a draft, and whoever was refused hears of no change.
 */
export function watchAgain<T>(watch: Watch<T>, onChange: (live: Live<T>) => void): () => void {
  let stop: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout>;
  let pause = pauses.first;
  let state: 'listening' | 'refused' | 'asking again' = 'listening';

  const listen = () => {
    stop = watch((live) => {
      if (live.state === 'failed' && isRefused(live.error)) {
        state = 'refused';
        timer = setTimeout(ask, pause);
        pause = Math.min(pause * 2, pauses.longest);
      } else if (state === 'asking again') {
        // What the device still has of it would show for a moment only.
        if (live.state === 'ready' && live.fromCache && navigator.onLine) return;
        state = 'listening';
        pause = pauses.first;
      }
      onChange(live);
    });
  };
  const ask = () => {
    if (state !== 'refused' || document.visibilityState !== 'visible') return;
    clearTimeout(timer);
    state = 'asking again';
    stop?.();
    listen();
  };

  document.addEventListener('visibilitychange', ask);
  listen();
  return () => {
    document.removeEventListener('visibilitychange', ask);
    clearTimeout(timer);
    stop?.();
  };
}
