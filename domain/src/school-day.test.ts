import { describe, expect, it } from 'vitest';
import { endOfSchoolDay, schoolDay, startOfSchoolDay } from './school-day.ts';

describe('a day at the school', () => {
  it('begins five and a half hours before it does in London in winter', () => {
    expect(startOfSchoolDay('2025-05-01')).toEqual(new Date('2025-04-30T18:30:00Z'));
    expect(endOfSchoolDay('2025-05-01')).toEqual(new Date('2025-05-01T18:30:00Z'));
  });

  it('ends with a month and with a year', () => {
    expect(endOfSchoolDay('2025-12-31')).toEqual(startOfSchoolDay('2026-01-01'));
  });

  it('contains every moment from its first to the last before the next day', () => {
    const first = startOfSchoolDay('2025-05-01');
    expect(schoolDay(first)).toBe('2025-05-01');
    expect(schoolDay(new Date(first.getTime() - 1))).toBe('2025-04-30');
    expect(schoolDay(new Date(endOfSchoolDay('2025-05-01').getTime() - 1))).toBe('2025-05-01');
  });
});
