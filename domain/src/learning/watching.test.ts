import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWatched, pauseWatching, resumeAt, startWatching, watch, watchedShare } from './watching.ts';
import type { Watching } from './watching.ts';

/** Plays from one position to another at a speed, with a report every `every` seconds. */
function play(watching: Watching, from: number, to: number, { speed = 1, every = 1 } = {}): Watching {
  let now = watching.last?.at ?? 0;
  let watched = watch(watching, from, now);
  for (let position = from; position < to;) {
    position = Math.min(to, position + speed * every);
    now += every * 1000;
    watched = watch(watched, position, now);
  }
  return watched;
}

const share = (watching: Watching, duration = 100) => watchedShare(watching, duration);

describe('watching a video', () => {
  it('counts what is played', () => {
    expect(share(play(startWatching(), 0, 45))).toBeCloseTo(0.45);
  });

  it('counts at double speed, and when a tab in the background reports once a minute', () => {
    expect(share(play(startWatching(), 0, 90, { speed: 2 }))).toBeCloseTo(0.9);
    expect(share(play(startWatching(), 0, 600, { every: 60 }), 600)).toBe(1);
  });

  it('does not count what is jumped over, forwards or backwards', () => {
    const jumped = play(play(startWatching(), 0, 10), 95, 100);
    expect(share(jumped)).toBeCloseTo(0.15);
    expect(share(play(jumped, 0, 10))).toBeCloseTo(0.15);
  });

  it('does not count a jump that was made while the video was paused', () => {
    const paused = pauseWatching(play(startWatching(), 0, 10));
    expect(share(play(paused, 90, 100))).toBeCloseTo(0.2);
  });

  it('is enough at nine tenths, in whatever order', () => {
    const secondHalf = play(startWatching(), 50, 100);
    expect(isWatched(secondHalf, 100)).toBe(false);
    const almost = play(pauseWatching(secondHalf), 0, 39);
    expect(isWatched(almost, 100)).toBe(false);
    expect(isWatched(play(almost, 39, 40), 100)).toBe(true);
  });

  it('goes on from where the learner stopped', () => {
    expect(isWatched(play(startWatching(60, 100), 60, 90), 100)).toBe(true);
  });

  it('is not enough merely because the learner had stopped near the end', () => {
    expect(share(startWatching(95, 100))).toBe(0);
  });

  it('is 0 for a video without a duration', () => {
    expect([0, Number.NaN, -1].map((duration) => share(play(startWatching(), 0, 9), duration))).toEqual([
      0, 0, 0,
    ]);
  });

  it('is never more than was played or than the video has, and never decreases', () => {
    const part = fc.record({
      from: fc.integer({ min: 0, max: 100 }),
      length: fc.integer({ min: 0, max: 40 }),
      speed: fc.constantFrom(0.5, 1, 2),
    });
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        let watching = startWatching();
        let played = 0;
        let before = 0;
        for (const { from, length, speed } of parts) {
          const to = Math.min(100, from + length);
          watching = pauseWatching(play(pauseWatching(watching), from, to, { speed }));
          played += Math.max(0, to - from);
          const now = share(watching);
          expect(now).toBeGreaterThanOrEqual(before);
          expect(now).toBeLessThanOrEqual(Math.min(100, played) / 100 + 1e-9);
          before = now;
        }
      }),
    );
  });
});

describe('where a video resumes', () => {
  it.each([
    [undefined, 100, undefined],
    [0, 100, undefined],
    [4, 100, undefined],
    [5, 100, 5],
    [312.4, undefined, 312.4],
    [95, 100, 95],
    [96, 100, undefined],
  ])('after a stop at %s of %s it is %s', (position, duration, expected) => {
    expect(resumeAt(position, duration)).toBe(expected);
  });
});
