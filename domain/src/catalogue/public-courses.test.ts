import { describe, expect, it } from 'vitest';
import { findPublicCourse, publicCourses } from './public-courses.ts';

describe('the courses a visitor can register for', () => {
  it('keep the ids 1, 2 and 3, and the flagship its price', () => {
    expect(publicCourses.map(({ id, slug }) => [id, slug])).toEqual([
      [1, 'ecommerce-mastery'],
      [2, 'digital-marketing'],
      [3, 'graphic-design'],
    ]);
    expect(findPublicCourse(1)).toMatchObject({ price: 1999, originalPrice: 9999 });
  });

  it.each([
    [1, 1],
    ['1', 1],
    [' 2 ', 2],
    ['graphic-design', 3],
    ['Digital Marketing', 2],
    ['ECOMMERCE MASTERY', 1],
    [0, undefined],
    [4, undefined],
    ['', undefined],
    ['design', undefined],
    [Number.NaN, undefined],
  ])('are found by %o', (key, id) => {
    expect(findPublicCourse(key)?.id).toBe(id);
  });
});
