import { renderHook } from '@testing-library/react';
import { aCourse, aLesson, aSubcategory } from '@tests/support/builders.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LessonFilter } from '@/features/lesson-desk/use-lesson-filter.ts';
import { liveSchool } from '@/test/live-school.ts';
import { useLessonList } from './use-lesson-list.ts';

vi.mock('@/lib/firebase/use-live.ts', () => import('@/test/live-school.ts'));

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Courses of four categories; each category has this many lessons, made in the order opposite to their days. */
function aSchool(courseCount: number, lessonsEach: number) {
  const lessons = numbers(courseCount * 4 * lessonsEach).map((id) => {
    const subcategoryId = Math.ceil(id / lessonsEach);
    const place = (id - 1) % lessonsEach;
    const day = lessonsEach - place;
    const title = `Lesson ${day} of ${subcategoryId}`;
    return aLesson({ id, subcategoryId, courseId: Math.ceil(subcategoryId / 4), day, title });
  });
  const subcategories = numbers(courseCount * 4).map((id) =>
    aSubcategory({ id, courseId: Math.ceil(id / 4), lessonsCount: lessonsEach }),
  );
  const courses = numbers(courseCount).map((id) => {
    const lessonIds = lessons.filter(({ courseId }) => courseId === id).map((lesson) => lesson.id);
    return aCourse({ id, lessonIds });
  });
  liveSchool.holds({ courses, subcategories, lessons });
  return numbers(courseCount * 4).flatMap((id) =>
    numbers(lessonsEach).map((day) => `Lesson ${day} of ${id}`),
  );
}

const everything: LessonFilter = { search: '', courseId: null, categoryId: null, page: 1 };

function listed(filter: Partial<LessonFilter>) {
  const { result } = renderHook(() => useLessonList({ ...everything, ...filter }));
  if (result.current.state !== 'ready') throw new Error(`The list is ${result.current.state}`);
  const { lessons, page, pages, isCut, isArrangeable } = result.current;
  return { titles: lessons.map(({ title }) => title), page, pages, isCut, isArrangeable };
}

let inOrder: string[];

beforeEach(() => {
  inOrder = aSchool(6, 15);
});

describe('the lessons of a school with 360', () => {
  it('stand by course, category and day on pages of five', () => {
    const shown = numbers(72).flatMap((page) => listed({ page }).titles);
    expect(shown).toEqual(inOrder);
    expect(listed({})).toMatchObject({ page: 1, pages: 72, isCut: false });
  });

  it('are never read by more than a hundred documents for a view', () => {
    const views: Partial<LessonFilter>[] = [
      ...numbers(72).map((page) => ({ page })),
      ...numbers(6).map((courseId) => ({ courseId, page: 3 })),
      { categoryId: 7 },
      { search: 'lesson 3' },
      { search: 'lesson 3', courseId: 2 },
      { search: 'lesson 3', categoryId: 2 },
    ];
    const costs = views.map((view) => {
      aSchool(6, 15);
      listed(view);
      return liveSchool.documentsRead();
    });
    expect(Math.max(...costs)).toBeLessThanOrEqual(100);
  });

  it('keep to the pages that there are', () => {
    expect(listed({ page: 99 })).toMatchObject({ page: 72, titles: inOrder.slice(-5) });
    expect(listed({ courseId: 2, page: 99 })).toMatchObject({ page: 12, titles: inOrder.slice(115, 120) });
  });

  it('of one category are all there, to be put in order', () => {
    expect(listed({ categoryId: 7 })).toMatchObject({
      titles: inOrder.slice(90, 105),
      pages: 1,
      isArrangeable: true,
    });
  });

  it('are searched as far as a view reads, which says where it ends', () => {
    expect(listed({ search: 'LESSON 3 of 5', courseId: 2 })).toMatchObject({
      titles: ['Lesson 3 of 5'],
      isCut: true,
    });
    expect(listed({ search: 'nothing like it', categoryId: 5 })).toMatchObject({ titles: [], isCut: false });
  });

  it('of a category that is gone are none', () => {
    expect(listed({ categoryId: 999 })).toMatchObject({ titles: [], pages: 1 });
    expect(listed({ categoryId: 999, search: 'lesson' })).toMatchObject({ titles: [], pages: 1 });
  });
});

it('a school of any size costs a view no more, and is told that there is more', () => {
  aSchool(40, 30);
  expect(listed({ page: 3 })).toMatchObject({ isCut: true });
  expect(liveSchool.documentsRead()).toBeLessThanOrEqual(100);
  expect(listed({ courseId: 33 }).titles).toEqual(numbers(5).map((day) => `Lesson ${day} of 129`));
});

it('a category with more lessons than days is listed by pages', () => {
  aSchool(1, 31);
  expect(listed({ categoryId: 2 })).toMatchObject({ pages: 7, isArrangeable: false });
});
