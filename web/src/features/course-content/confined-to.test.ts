import { describe, expect, it } from 'vitest';
import {
  categoriesOfCourse,
  categoriesWithIds,
  coursesById,
  coursesWithIds,
  lessonsAfter,
} from './queries.ts';
import { confinedTo } from './confined-to.ts';

describe('a query of a teacher', () => {
  it.each([
    [
      'all lessons',
      confinedTo(3, lessonsAfter(7, 60, null)),
      [
        ['id', '>', 7],
        ['courseId', '==', 3],
      ],
    ],
    [
      'lessons of a category',
      confinedTo(3, lessonsAfter(0, 60, { subcategoryId: 5 })),
      [
        ['subcategoryId', '==', 5],
        ['courseId', '==', 3],
      ],
    ],
    [
      'categories by their ids',
      confinedTo(3, categoriesWithIds([5, 6])),
      [
        ['id', 'in', [5, 6]],
        ['courseId', '==', 3],
      ],
    ],
    ['the categories of another course', confinedTo(3, categoriesOfCourse(4)), [['courseId', '==', 3]]],
    ['all courses', confinedTo(3, coursesById(60)), [['id', '==', 3]]],
    ['courses by their ids', confinedTo(3, coursesWithIds([3, 4])), [['id', '==', 3]]],
  ])('for %s is confined to one course', (_what, query, where) => {
    expect(query.where).toEqual(where);
  });
});
