import { describe, expect, it } from 'vitest';
import { Course, courseIdFor, CourseInput, courseNameFor } from './course.ts';

describe('the name of a course on the category screen', () => {
  it.each([
    ['SEO / Digital Marketing', 'Digital Marketing'],
    ['Affiliate marketing', 'Digital Marketing'],
    ['Graphic Design', 'Graphic Design'],
    ['Ecommerce Mastery', 'Ecommerce Mastery'],
    ['Social COMMERCE', 'Ecommerce Mastery'],
    ['Design for marketing', 'Digital Marketing'],
    ['Design for ecommerce', 'Graphic Design'],
    ['Accounting', 'Digital Marketing'],
    ['', 'Digital Marketing'],
  ])('for "%s" is %s', (title, name) => {
    expect(courseNameFor(title)).toBe(name);
  });

  const courses = [
    { id: 7, title: 'Graphic Design' },
    { id: 8, title: 'Ecommerce Mastery' },
    { id: 9, title: 'Ecommerce Basics' },
  ];

  it.each([
    ['Ecommerce Mastery', courses, 8],
    ['Graphic Design', courses, 7],
    ['Digital Marketing', courses, 7],
    ['Nothing of the kind', courses, 7],
    ['Graphic Design', [], 1],
  ])('"%s" leads back to an id', (name, among, id) => {
    expect(courseIdFor(name, among)).toBe(id);
  });
});

describe('the body of a course', () => {
  const input = {
    title: 'Baking',
    description: 'Bread.',
    category: 'ecommerce',
    price: '699',
    originalPrice: 1999,
  };

  it('is filled in, and a draft unless it says otherwise', () => {
    expect(CourseInput.parse(input)).toEqual({
      ...input,
      price: 699,
      thumbnail: '',
      instructor: '',
      level: 'All Levels',
      badge: '',
      published: false,
    });
  });

  it.each([
    [{ title: ' ' }, 'Title is required'],
    [{ description: undefined }, 'Description is required'],
    [{ category: 'baking' }, 'Please select a category'],
    [{ price: 6.5 }, 'Please enter a price in whole rupees'],
    [{ price: '' }, 'Please enter a price in whole rupees'],
    [{ price: undefined }, 'Please enter a price in whole rupees'],
    [{ originalPrice: -1 }, 'Please enter a price in whole rupees'],
    [{ title: 'x'.repeat(121) }, 'Must be at most 120 characters long'],
  ])('is refused with %o', (wrong, message) => {
    const parsed = CourseInput.safeParse({ ...input, ...wrong });
    expect(parsed.error?.issues.map((issue) => issue.message)).toEqual([message]);
  });

  it('becomes a stored course with its id, its lessons and its time', () => {
    const course = {
      ...CourseInput.parse(input),
      id: 4,
      lessonIds: [1, 2],
      updatedAt: new Date('2026-11-01T10:00:00Z'),
    };
    expect(Course.parse(course)).toEqual(course);
  });
});
