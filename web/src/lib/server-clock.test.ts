import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clockOffset, hearServerTime, serverNow } from './server-clock.ts';

const device = new Date('2026-11-01T10:00:00Z').getTime();
const hour = 3_600_000;

beforeEach(() => {
  vi.setSystemTime(device);
  hearServerTime(new Date(device), device, device);
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the clock of the server', () => {
  it.each([
    ['an hour ahead', hour],
    ['a day behind', -24 * hour],
    ['ten minutes ahead', hour / 6],
  ])('is known to be %s of the device’s by one answer', (_how, offset) => {
    hearServerTime(new Date(device + 100 + offset), device, device + 200);
    expect(clockOffset()).toBe(offset);
    expect(serverNow()).toEqual(new Date(device + offset));
  });

  it('is the device’s where they differ by what a network takes', () => {
    hearServerTime(new Date(device + 900), device, device + 200);
    expect(clockOffset()).toBe(0);
  });

  it('is not learned from an answer that took long, or while the clock was set, or without a moment', () => {
    hearServerTime(new Date(device + hour), device, device + 11_000);
    hearServerTime(new Date(device + hour), device, device - 5);
    hearServerTime(new Date('never'), device, device + 5);
    expect(clockOffset()).toBe(0);
  });
});
