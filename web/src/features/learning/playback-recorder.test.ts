import { describe, expect, it } from 'vitest';
import { PlaybackRecorder } from './playback-recorder.ts';
import type { Playback } from '@padavu/domain/watching';
import type { PlaybackUpdate } from './playback-recorder.ts';

const duration = 100;

/** A recorder with its clock: what it is given, second by second, and what it wants stored. */
function recording(resumedAt?: number) {
  let now = 0;
  const recorder = new PlaybackRecorder(resumedAt, now);
  const record = (playback: Playback) => recorder.record(playback, now);
  const play = (from: number, to: number): PlaybackUpdate[] => {
    const recorded = [record({ state: 'playing', position: from, duration })];
    for (let position = from + 1; position <= to; position += 1) {
      now += 1000;
      recorded.push(record({ state: 'playing', position, duration }));
    }
    return recorded;
  };
  return { recorder, record, play, stored: () => recorder.unstored(now) };
}

const positions = (recorded: PlaybackUpdate[]) =>
  recorded.map(({ position }) => position).filter((position) => position !== undefined);

describe('recording a video', () => {
  it('wants the position every fifteen seconds while it plays', () => {
    expect(positions(recording().play(0, 40))).toEqual([15, 30]);
  });

  it('wants it at once at a pause, and not again', () => {
    const { record, play, stored } = recording();
    play(0, 7);
    expect(record({ state: 'paused', position: 7.8, duration }).position).toBe(7);
    expect(stored()).toBeUndefined();
  });

  it('has the rest to store when the page is left', () => {
    const { play, stored } = recording();
    play(0, 20);
    expect(stored()).toBe(20);
    expect(stored()).toBeUndefined();
  });

  it('has nothing to store before anything was played', () => {
    expect(recording(31).stored()).toBeUndefined();
  });

  it('begins again at the start after the end', () => {
    const { record, play } = recording();
    play(90, 100);
    expect(record({ state: 'ended', duration }).position).toBe(0);
  });

  it('says once that enough was watched, and not for a jump to the end', () => {
    const { record, play } = recording();
    expect(play(92, 100).some(({ watched }) => watched)).toBe(false);
    expect(record({ state: 'ended', duration }).watched).toBe(false);
    const recorded = play(0, 99);
    expect(recorded.filter(({ watched }) => watched)).toHaveLength(1);
    expect(recorded[82]?.watched).toBe(true);
  });

  it('counts what was watched before the learner stopped', () => {
    const recorded = recording(60).play(60, 95);
    expect(recorded.findIndex(({ watched }) => watched)).toBe(30);
  });
});
