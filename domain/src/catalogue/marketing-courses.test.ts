import { describe, expect, it } from 'vitest';
import { findMarketingCourse } from './marketing-courses.ts';

describe('the course pages by id', () => {
  it.each([
    [1, 'Ecommerce Mastery'],
    [2, 'SEO / Digital Marketing'],
    [3, undefined],
    [0, undefined],
    [4, undefined],
  ])('course %i is %s', (id, title) => {
    expect(findMarketingCourse(id)?.title).toBe(title);
  });
});
