import { assertNever } from '@padavu/domain/values/assert-never';
import { limits } from '@padavu/domain/limits';
import { isWatched, pauseWatching, startWatching, watch } from '@padavu/domain/learning/watching';
import type { Playback, Watching } from '@padavu/domain/learning/watching';

/**
 * Turns what a player reports into what to store: the position, at most every fifteen seconds while it plays and at
 * every pause, and once, when enough of the video was watched, that the lesson is complete.
 */
export class PlaybackRecorder {
  readonly #resumedAt: number | undefined;
  #watching: Watching | undefined;
  #position: number | undefined;
  #stored: { position: number | undefined; at: number };
  /** Whether enough was watched, until that is taken. */
  #watched: 'no' | 'yes' | 'taken' = 'no';

  /** `resumedAt` is where the learner had stopped, `now` milliseconds by a clock that only goes forwards. */
  constructor(resumedAt: number | undefined, now: number) {
    this.#resumedAt = resumedAt;
    this.#stored = { position: resumedAt, at: now };
  }

  /** Returns the position to store now, in seconds, if it is due. */
  record(playback: Playback, now: number): number | undefined {
    const watching = this.#advance(playback, now);
    this.#watching = watching;
    this.#position = playback.state === 'ended' ? 0 : Math.floor(playback.position);
    const isDue = playback.state !== 'playing' || now - this.#stored.at >= limits.video.storeEvery;
    if (this.#watched === 'no' && isWatched(watching, playback.duration)) this.#watched = 'yes';
    return isDue ? this.unstored(now) : undefined;
  }

  /** Returns the position if it is not stored yet, and marks it as stored. */
  unstored(now: number): number | undefined {
    if (this.#position === this.#stored.position) return undefined;
    this.#stored = { position: this.#position, at: now };
    return this.#position;
  }

  /** Returns whether enough was watched, and marks that as taken: from then on it returns `false`. */
  takeWatched(): boolean {
    if (this.#watched !== 'yes') return false;
    this.#watched = 'taken';
    return true;
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
