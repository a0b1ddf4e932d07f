import { expect, it } from 'vitest';
import { clockTime } from './clock-time.ts';

it.each([
  [0, '0:00'],
  [5.9, '0:05'],
  [312, '5:12'],
  [3723, '1:02:03'],
])('%s seconds of a video read as %s', (seconds, text) => {
  expect(clockTime(seconds)).toBe(text);
});
