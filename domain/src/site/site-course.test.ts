import { describe, expect, it } from 'vitest';
import { findSiteCourse } from './site-course.ts';

const courses = [
  { id: 1, slug: 'ecommerce-mastery', title: 'Ecommerce Mastery' },
  { id: 2, slug: 'digital-marketing', title: 'Digital Marketing' },
  { id: 3, slug: '', title: 'Graphic Design' },
];

describe('a course of the site', () => {
  it.each([
    [1, 1],
    ['1', 1],
    [' 2 ', 2],
    ['digital-marketing', 2],
    ['Digital Marketing', 2],
    ['ECOMMERCE MASTERY', 1],
    ['graphic-design', undefined],
    [0, undefined],
    [4, undefined],
    ['', undefined],
    ['design', undefined],
    [Number.NaN, undefined],
  ])('is found by %o', (key, id) => {
    expect(findSiteCourse(courses, key)?.id).toBe(id);
  });
});
