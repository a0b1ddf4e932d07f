import { describe, expect, it } from 'vitest';
import { catalogueCategories, courseCards, courseCardsIn } from './course-card.ts';
import { findPublicCourse } from './public-courses.ts';

describe('the home catalogue', () => {
  it('shows every course under ALL', () => {
    expect(courseCardsIn('ALL')).toEqual(courseCards);
  });

  it('shows only the courses of its category under another tab', () => {
    expect(courseCardsIn('Ecommerce Mastery').map((course) => course.path)).toEqual(['ecommerce-mastery']);
  });

  it('has two tabs, everything and the flagship course', () => {
    expect(catalogueCategories).toEqual(['ALL', 'Ecommerce Mastery']);
  });

  it('presents the flagship course with its price, rating and reviews', () => {
    expect(courseCards[0]).toMatchObject({
      title: 'Ecommerce Mastery',
      modules: 6,
      duration: '1 Month',
      badge: 'Pro',
      path: 'ecommerce-mastery',
      rating: 9.9,
      reviewCount: 3218,
      currentPrice: 1999,
      originalPrice: 9999,
      isPremium: true,
      lastUpdated: 'May 2025',
      level: 'All Levels',
      subtitles: 'Malayalam',
    });
  });

  it.each(courseCards)('names a course that can be registered for: $path', ({ path, currentPrice }) => {
    expect(findPublicCourse(path)?.price).toBe(currentPrice);
  });
});
