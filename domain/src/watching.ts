import { limits } from './limits.ts';

/** What a video's player says. Places are seconds from the start. */
export type Playback =
  | { state: 'playing' | 'paused'; position: number; duration: number }
  | { state: 'ended'; duration: number };

/** A stretch of a video, in seconds. */
type Stretch = readonly [from: number, to: number];

/**
 * How much of a video a learner has seen since it was opened. `last` is what the player said last while it played:
 * where the video stood, and when, by a clock in milliseconds.
 */
export type Watching = {
  readonly seen: readonly Stretch[];
  readonly last: { readonly position: number; readonly at: number } | undefined;
};

/** What a player may run ahead of the clock between two words of it, in seconds: it is asked, and answers, not at once. */
const slack = 1;

/**
 * Begins to watch at a place. What lies before a place where the learner stopped earlier counts as seen, on whatever
 * device that was, unless it alone would complete the lesson.
 */
export function startWatching(resumedAt = 0, duration = Number.POSITIVE_INFINITY): Watching {
  const counts = resumedAt > 0 && resumedAt < duration * limits.video.completeShare;
  return { seen: counts ? [[0, resumedAt]] : [], last: undefined };
}

/**
 * Takes the position of the playing video. The way from where it stood before counts as seen when playing can have
 * made it: forwards, and no faster than the fastest speed. Anything else is a jump, and what is jumped over is not seen.
 */
export function watch(watching: Watching, position: number, at: number): Watching {
  const { last, seen } = watching;
  const now = { position, at };
  if (!last) return { seen, last: now };
  const way = position - last.position;
  const most = ((at - last.at) / 1000) * limits.video.fastest + slack;
  return way > 0 && way <= most
    ? { seen: joined([...seen, [last.position, position]]), last: now }
    : { seen, last: now };
}

/** The video stands: wherever it goes on, the way there is not seen. */
export function pauseWatching({ seen }: Watching): Watching {
  return { seen, last: undefined };
}

/** The share of the video that was seen at least once, from 0 to 1. Watching a part twice adds nothing. */
export function watchedShare({ seen }: Watching, duration: number): number {
  if (!(duration > 0)) return 0;
  const seconds = seen.reduce(
    (sum, [from, to]) => sum + Math.min(to, duration) - Math.min(from, duration),
    0,
  );
  return Math.min(1, seconds / duration);
}

/** Whether so much was watched that the lesson is complete by itself. */
export function isWatched(watching: Watching, duration: number): boolean {
  return watchedShare(watching, duration) >= limits.video.completeShare;
}

/** Where to begin again: where the learner stopped, or at the start when that was the end. `undefined` at the start. */
export function resumeAt(
  position: number | undefined,
  duration = Number.POSITIVE_INFINITY,
): number | undefined {
  if (position === undefined || position < limits.video.resumeAfter) return undefined;
  return position > duration - limits.video.resumeAfter ? undefined : position;
}

function joined(stretches: readonly Stretch[]): Stretch[] {
  const all: Stretch[] = [];
  for (const [from, to] of stretches.toSorted(([one], [other]) => one - other)) {
    const before = all.at(-1);
    if (before && from <= before[1]) all[all.length - 1] = [before[0], Math.max(before[1], to)];
    else all.push([from, to]);
  }
  return all;
}
