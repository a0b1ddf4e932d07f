import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoriesOf, categoryFromLabel, categoryLabel } from './course-category.ts';

describe('the category of a course', () => {
  it.each([
    ['digital-marketing', 'Digital Marketing'],
    ['graphic-design', 'Graphic Design'],
    ['ecommerce', 'Ecommerce'],
    ['AI & Data', 'AI & Data'],
    ['മൺപാത്രങ്ങൾ', 'മൺപാത്രങ്ങൾ'],
    ['', ''],
  ])('%s has the label %s, and is stored for that label', (stored, label) => {
    expect(categoryLabel(stored)).toBe(label);
    expect(categoryFromLabel(` ${label} `)).toBe(stored);
  });

  it('keeps every label', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (typed) => {
        const stored = categoryFromLabel(typed);
        // The label of a typed slug is its words.
        fc.pre(stored !== typed.trim() || categoryLabel(stored) === stored);
        expect(categoryLabel(stored)).toBe(typed.trim());
        expect(categoryFromLabel(categoryLabel(stored))).toBe(stored);
      }),
    );
  });

  it('is listed once, and left out where it is empty', () => {
    const courses = ['b', 'a', '', 'b'].map((category) => ({ category }));
    expect(categoriesOf(courses)).toEqual(['b', 'a']);
  });
});
