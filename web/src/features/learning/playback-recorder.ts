import { assertNever } from '@padavu/domain/assert-never';
import { limits } from '@padavu/domain/limits';
import { isWatched, pauseWatching, startWatching, watch } from '@padavu/domain/watching';
import type { Playback, Watching } from '@padavu/domain/watching';

/** What is to be stored now: a position in seconds, and that enough was watched. */
export type PlaybackUpdate = { position: number | undefined; watched: boolean };

/**
 * Takes the playback of a player and returns what is to be stored: the position, at most every fifteen seconds while it plays and
 * at every pause, and once, when enough of the video was watched, that the lesson is complete.
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
    const watching = this.#watched(playback, now);
    this.#watching = watching;
    this.#position = playback.state === 'ended' ? 0 : Math.floor(playback.position);
    const isDue = playback.state !== 'playing' || now - this.#stored.at >= limits.video.storeEvery;
    const watched = !this.#isWatched && isWatched(watching, playback.duration);
    this.#isWatched ||= watched;
    return { position: isDue ? this.unstored(now) : undefined, watched };
  }

  /** The position where it is not stored yet, and from now on counts as stored. */
  unstored(now: number): number | undefined {
    if (this.#position === this.#stored.position) return undefined;
    this.#stored = { position: this.#position, at: now };
    return this.#position;
  }

  #watched(playback: Playback, now: number): Watching {
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
