import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { scheduleNames } from './usage.ts';

it('every deployed schedule has a number of runs in a month', () => {
  const source = readFileSync(new URL('../../functions/src/index.ts', import.meta.url), 'utf8');
  const deployed = [...source.matchAll(/^export const (\w+) = onSchedule\(/gmu)].map(([, name]) => name);
  expect(new Set(scheduleNames)).toEqual(new Set(deployed));
});
