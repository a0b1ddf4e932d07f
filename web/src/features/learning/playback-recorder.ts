import { assertNever } from '@padavu/domain/assert-never';
import { limits } from '@padavu/domain/limits';
import { isWatched, pauseWatching, startWatching, watch } from '@padavu/domain/watching';
import type { Playback, Watching } from '@padavu/domain/watching';

/** What to store now: a position in seconds, and whether enough was watched. */
export type PlaybackUpdate = { position: number | undefined; watched: boolean };

/**
 * Turns what a player reports into what to store: the position, at most every fifteen seconds while it plays and at
 * every pause, and once, when enough of the video was watched, that the lesson is complete.
 */
export class PlaybackRecorder {
  readonly #resumedAt: number | undefined;
  #watching: Watching | undefined;
  #position: number | undefined;
  #stored: { position: number | undefined; at: number };
  #isWatched = false;

  /** `resumedAt` is where the learner had stopped, `now` milliseconds by a clock that only goes forwards. */
  constructor(resumedAt: number | undefined, now: number) {
    this.#resumedAt = resumedAt;
    this.#stored = { position: resumedAt, at: now };
  }

  record(playback: Playback, now: number): PlaybackUpdate {
    const watching = this.#advance(playback, now);
    this.#watching = watching;
    this.#position = playback.state === 'ended' ? 0 : Math.floor(playback.position);
    const isDue = playback.state !== 'playing' || now - this.#stored.at >= limits.video.storeEvery;
    const watched = !this.#isWatched && isWatched(watching, playback.duration);
    this.#isWatched ||= watched;
    return { position: isDue ? this.unstored(now) : undefined, watched };
  }

  /** Returns the position if it is not stored yet, and marks it as stored. */
  unstored(now: number): number | undefined {
    if (this.#position === this.#stored.position) return undefined;
    this.#stored = { position: this.#position, at: now };
    return this.#position;
  }

  #advance(playback: Playback, now: number): Watching {
    const before = this.#watching ?? startWatching(this.#resumedAt, playback.duration);
    switch (playback.state) {
      case 'playing':
        return watch(before, playback.position, now);
      case 'paused':
        return pauseWatching(before.last ? watch(before, playback.position, now) : before);
      case 'ended':
        return pauseWatching(before.last ? watch(before, playback.duration, now) : before);
      default:
        return assertNever(playback);
    }
  }
}
