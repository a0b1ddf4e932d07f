import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoriesOf, categoryCalled, categoryLabel } from './course-category.ts';

describe('the category of a course', () => {
  it.each([
    ['digital-marketing', 'Digital Marketing'],
    ['graphic-design', 'Graphic Design'],
    ['ecommerce', 'Ecommerce'],
    ['AI & Data', 'AI & Data'],
    ['മൺപാത്രങ്ങൾ', 'മൺപാത്രങ്ങൾ'],
    ['', ''],
  ])('%s is called %s, and stored so', (stored, label) => {
    expect(categoryLabel(stored)).toBe(label);
    expect(categoryCalled(` ${label} `)).toBe(stored);
  });

  it('keeps what it is called, whatever that is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (typed) => {
        const stored = categoryCalled(typed);
        // A slug that somebody types is called by its words.
        fc.pre(stored !== typed.trim() || categoryLabel(stored) === stored);
        expect(categoryLabel(stored)).toBe(typed.trim());
        expect(categoryCalled(categoryLabel(stored))).toBe(stored);
      }),
    );
  });

  it('is listed once, and not where there is none', () => {
    const courses = ['b', 'a', '', 'b'].map((category) => ({ category }));
    expect(categoriesOf(courses)).toEqual(['b', 'a']);
  });
});
