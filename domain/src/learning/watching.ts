import { limits } from '@padavu/domain/limits';

/** A report of a video's player. Positions are seconds from the start. */
export type Playback =
  | { state: 'playing' | 'paused'; position: number; duration: number }
  | { state: 'ended'; duration: number };

/** A stretch of a video, in seconds. */
type Stretch = readonly [from: number, to: number];

/**
 * The stretches of a video that a learner has seen since it was opened. `last` is the player's last report while it
 * played: the position in seconds, and the time of the report in milliseconds.
 */
export type Watching = {
  readonly seen: readonly Stretch[];
  readonly last: { readonly position: number; readonly at: number } | undefined;
};

/** Seconds by which a player may run ahead of the clock between two reports, because a report arrives with a delay. */
const slack = 1;

/**
 * Starts to watch at a position. If the learner resumes there, on any device, everything before it counts as seen,
 * unless that alone would complete the lesson.
 */
export function startWatching(resumedAt = 0, duration = Number.POSITIVE_INFINITY): Watching {
  const counts = resumedAt > 0 && resumedAt < duration * limits.video.completeShare;
  return { seen: counts ? [[0, resumedAt]] : [], last: undefined };
}

/**
 * Records the position of the playing video. The stretch since the last position counts as seen if the video can have
 * played it: forwards, and no faster than the fastest speed. Otherwise the learner jumped, and the stretch does not
 * count.
 */
export function watch(watching: Watching, position: number, at: number): Watching {
  const { last, seen } = watching;
  const now = { position, at };
  if (!last) return { seen, last: now };
  const length = position - last.position;
  const longest = ((at - last.at) / 1000) * limits.video.fastest + slack;
  return length > 0 && length <= longest
    ? { seen: mergeStretches([...seen, [last.position, position]]), last: now }
    : { seen, last: now };
}

/** The video is paused. The stretch up to the position where it continues does not count. */
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

/** Whether the watched share completes the lesson. */
export function isWatched(watching: Watching, duration: number): boolean {
  return watchedShare(watching, duration) >= limits.video.completeShare;
}

/**
 * The position to resume at: where the learner stopped. `undefined` means the start, also when the learner stopped at
 * the end.
 */
export function resumeAt(
  position: number | undefined,
  duration = Number.POSITIVE_INFINITY,
): number | undefined {
  if (position === undefined || position < limits.video.resumeAfter) return undefined;
  return position > duration - limits.video.resumeAfter ? undefined : position;
}

function mergeStretches(stretches: readonly Stretch[]): Stretch[] {
  const all: Stretch[] = [];
  for (const [from, to] of stretches.toSorted(([one], [other]) => one - other)) {
    const before = all.at(-1);
    if (before && from <= before[1]) all[all.length - 1] = [before[0], Math.max(before[1], to)];
    else all.push([from, to]);
  }
  return all;
}
