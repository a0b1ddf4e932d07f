import { describe, expect, it } from 'vitest';
import { financialYearOf, Month, monthAfter } from './month.ts';

describe('a month', () => {
  it.each(['2026-13', '2026-00', '2026-1', '26-11', '2026-11-01', 'November', ''])('is not %j', (text) => {
    expect(Month.safeParse(text).success).toBe(false);
  });

  it('has months before and after it, also in other years', () => {
    expect(monthAfter('2026-12')).toBe('2027-01');
    expect(monthAfter('2026-01', -1)).toBe('2025-12');
    expect(monthAfter('2026-04', 12)).toBe('2027-04');
  });

  it.each([
    ['2026-03', '2025-04'],
    ['2026-04', '2026-04'],
    ['2026-12', '2026-04'],
    ['2027-01', '2026-04'],
  ])('%s is in the financial year that begins in %s', (month, first) => {
    expect(financialYearOf(month)).toBe(first);
  });
});
