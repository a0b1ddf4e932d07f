import { describe, expect, it } from 'vitest';
import { PlaybackRecorder } from './playback-recorder.ts';
import type { Playback } from '@padavu/domain/learning/watching';

const duration = 100;

type PlaybackUpdate = { position: number | undefined; watched: boolean };

/**
 * A recorder with a clock: `play` reports a position each second, and returns what to store. That enough was watched is
 * taken after each report.
 */
function recording(resumedAt?: number) {
  let now = 0;
  const recorder = new PlaybackRecorder(resumedAt, now);
  const record = (playback: Playback): PlaybackUpdate => ({
    position: recorder.record(playback, now),
    watched: recorder.takeWatched(),
  });
  const play = (from: number, to: number): PlaybackUpdate[] => {
    const updates = [record({ state: 'playing', position: from, duration })];
    for (let position = from + 1; position <= to; position += 1) {
      now += 1000;
      updates.push(record({ state: 'playing', position, duration }));
    }
    return updates;
  };
  return { recorder, record, play, stored: () => recorder.unstored(now) };
}

const positions = (updates: PlaybackUpdate[]) =>
  updates.map(({ position }) => position).filter((position) => position !== undefined);

describe('recording a video', () => {
  it('stores the position every fifteen seconds while it plays', () => {
    expect(positions(recording().play(0, 40))).toEqual([15, 30]);
  });

  it('stores the position at once at a pause, and not again', () => {
    const { record, play, stored } = recording();
    play(0, 7);
    expect(record({ state: 'paused', position: 7.8, duration }).position).toBe(7);
    expect(stored()).toBeUndefined();
  });

  it('stores the last position when the page is left', () => {
    const { play, stored } = recording();
    play(0, 20);
    expect(stored()).toBe(20);
    expect(stored()).toBeUndefined();
  });

  it('stores nothing before anything was played', () => {
    expect(recording(31).stored()).toBeUndefined();
  });

  it('stores the position 0 after the end', () => {
    const { record, play } = recording();
    play(90, 100);
    expect(record({ state: 'ended', duration }).position).toBe(0);
  });

  it('reports once that enough was watched, and not after a jump to the end', () => {
    const { record, play } = recording();
    expect(play(92, 100).some(({ watched }) => watched)).toBe(false);
    expect(record({ state: 'ended', duration }).watched).toBe(false);
    const updates = play(0, 99);
    expect(updates.filter(({ watched }) => watched)).toHaveLength(1);
    expect(updates[82]?.watched).toBe(true);
  });

  it('keeps that enough was watched until it is taken', () => {
    const recorder = new PlaybackRecorder(undefined, 0);
    recorder.record({ state: 'playing', position: 0, duration }, 0);
    recorder.record({ state: 'playing', position: 95, duration }, 95_000);
    recorder.record({ state: 'ended', duration }, 100_000);
    expect(recorder.takeWatched()).toBe(true);
    expect(recorder.takeWatched()).toBe(false);
  });

  it('counts what was watched on an earlier visit', () => {
    const updates = recording(60).play(60, 95);
    expect(updates.findIndex(({ watched }) => watched)).toBe(30);
  });
});
