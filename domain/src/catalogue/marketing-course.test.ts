import { describe, expect, it } from 'vitest';
import { digitalMarketing } from './digital-marketing.ts';
import { ecommerceMastery } from './ecommerce-mastery.ts';
import { instructorLabel } from './marketing-course.ts';
import { findPublicCourse } from './public-courses.ts';

const titles = (course: typeof ecommerceMastery) => course.days.map((day) => day.title);

describe('the public course pages', () => {
  it('name the four days of Ecommerce Mastery', () => {
    expect(titles(ecommerceMastery)).toEqual([
      'Foundations & Business Models',
      'Product Sourcing & Store Setup',
      'Brand Development & Marketing',
      'Scaling & Optimization',
    ]);
  });

  it('name the four days of SEO / Digital Marketing', () => {
    expect(titles(digitalMarketing)).toEqual([
      'Digital Marketing Fundamentals',
      'Search Engine Marketing',
      'Social Media & Content Marketing',
      'Analytics & Campaign Optimization',
    ]);
  });

  it('name two instructors for the one and one for the other', () => {
    expect(instructorLabel(ecommerceMastery)).toBe('Instructors: Meera Nair and Arun Joseph');
    expect(instructorLabel(digitalMarketing)).toBe('Instructor: Anjali Varma');
  });

  it.each([ecommerceMastery, digitalMarketing])(
    'lead to a course that can be registered for: $title',
    (course) => {
      expect(findPublicCourse(course.path)).toBeDefined();
    },
  );
});
