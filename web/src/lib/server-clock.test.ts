import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clockOffset, setServerTime, serverNow } from './server-clock.ts';

const device = new Date('2026-11-01T10:00:00Z').getTime();
const hour = 3_600_000;

beforeEach(() => {
  vi.setSystemTime(device);
  setServerTime(new Date(device), device, device);
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the clock of the server', () => {
  it.each([
    ['an hour ahead', hour],
    ['a day behind', -24 * hour],
    ['ten minutes ahead', hour / 6],
  ])('is known to be %s of the device’s after one response', (_how, offset) => {
    setServerTime(new Date(device + 100 + offset), device, device + 200);
    expect(clockOffset()).toBe(offset);
    expect(serverNow()).toEqual(new Date(device + offset));
  });

  it('equals the device’s where the difference may be the delay of the network', () => {
    setServerTime(new Date(device + 900), device, device + 200);
    expect(clockOffset()).toBe(0);
  });

  it('is not derived from a slow response, one during which the clock was set, or one without a time', () => {
    setServerTime(new Date(device + hour), device, device + 11_000);
    setServerTime(new Date(device + hour), device, device - 5);
    setServerTime(new Date('never'), device, device + 5);
    expect(clockOffset()).toBe(0);
  });
});
