import { act, cleanup } from '@testing-library/react';
import { aCourse, aLesson, aCategory } from '@tests/support/builders.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LessonFilter } from './use-lesson-filter.ts';
import { renderHookInRouter } from '@/test/in-router.tsx';
import { fakeStore } from '@/test/fake-store.ts';
import { useLessonList } from './use-lesson-list.ts';

vi.mock('@/lib/firebase/use-live.ts', () => import('@/test/fake-store.ts'));

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/**
 * Stores courses of four categories with a number of lessons each, whose ids are in the reverse order of their days.
 * @returns the titles of the lessons in order
 */
function storeSchool(courseCount: number, lessonsEach: number) {
  const lessons = numbers(courseCount * 4 * lessonsEach).map((id) => {
    const subcategoryId = Math.ceil(id / lessonsEach);
    const position = (id - 1) % lessonsEach;
    const day = lessonsEach - position;
    const title = `Lesson ${day} of ${subcategoryId}`;
    return aLesson({ id, subcategoryId, courseId: Math.ceil(subcategoryId / 4), day, title });
  });
  const categories = numbers(courseCount * 4).map((id) =>
    aCategory({ id, courseId: Math.ceil(id / 4), lessonsCount: lessonsEach }),
  );
  const courses = numbers(courseCount).map((id) => {
    const lessonIds = lessons.filter(({ courseId }) => courseId === id).map((lesson) => lesson.id);
    return aCourse({ id, lessonIds });
  });
  fakeStore.replaceAll({ courses, subcategories: categories, lessons });
  return numbers(courseCount * 4).flatMap((id) =>
    numbers(lessonsEach).map((day) => `Lesson ${day} of ${id}`),
  );
}

const everything: LessonFilter = { search: '', courseId: null, categoryId: null, page: 1 };

function renderList(filter: Partial<LessonFilter>) {
  // A list that is still mounted would also read what the store holds next.
  cleanup();
  const { result } = renderHookInRouter(() => useLessonList({ ...everything, ...filter }), null);
  return () => {
    if (result.current.state !== 'ready') throw new Error(`The list is ${result.current.state}`);
    return result.current;
  };
}

function listLessons(filter: Partial<LessonFilter>) {
  const { lessons, page, pages, isCut, isArrangeable } = renderList(filter)();
  return { titles: lessons.map(({ title }) => title), page, pages, isCut, isArrangeable };
}

let titlesInOrder: string[];

beforeEach(() => {
  titlesInOrder = storeSchool(6, 15);
});

describe('the lessons of a school with 360', () => {
  it('are sorted by course, category and day on pages of five', () => {
    const listedTitles = numbers(72).flatMap((page) => listLessons({ page }).titles);
    expect(listedTitles).toEqual(titlesInOrder);
    expect(listLessons({})).toMatchObject({ page: 1, pages: 72, isCut: false });
  });

  it('are read with at most a hundred documents for each view', () => {
    const views: Partial<LessonFilter>[] = [
      ...numbers(72).map((page) => ({ page })),
      ...numbers(6).map((courseId) => ({ courseId, page: 3 })),
      { categoryId: 7 },
      { search: 'lesson 3' },
      { search: 'lesson 3', courseId: 2 },
      { search: 'lesson 3', categoryId: 2 },
    ];
    const costs = views.map((view) => {
      storeSchool(6, 15);
      listLessons(view);
      return fakeStore.documentsRead();
    });
    expect(Math.max(...costs)).toBeLessThanOrEqual(100);
  });

  it('show the last page for a page number that is too high', () => {
    expect(listLessons({ page: 99 })).toMatchObject({ page: 72, titles: titlesInOrder.slice(-5) });
    expect(listLessons({ courseId: 2, page: 99 })).toMatchObject({
      page: 12,
      titles: titlesInOrder.slice(115, 120),
    });
  });

  it('of one category are all on one page, so that they can be reordered', () => {
    expect(listLessons({ categoryId: 7 })).toMatchObject({
      titles: titlesInOrder.slice(90, 105),
      pages: 1,
      isArrangeable: true,
    });
  });

  it('are searched in batches, to the last lesson', async () => {
    const current = renderList({ search: 'LESSON 3 of 24' });
    expect(current().lessons).toEqual([]);
    const steps = 1 + Math.floor(360 / (current().morePages?.size ?? 0));
    for (let step = 1; step < steps; step += 1) await act(async () => current().morePages?.next?.());
    expect(current().lessons.map(({ title }) => title)).toEqual(['Lesson 3 of 24']);
    expect(current().morePages).toMatchObject({ noun: 'lessons', next: null });
    expect(listLessons({ search: 'LESSON 3 of 5', courseId: 2 }).titles).toEqual(['Lesson 3 of 5']);
    expect(listLessons({ search: 'nothing like it', categoryId: 5 }).titles).toEqual([]);
  });

  it('of a deleted category are an empty list', () => {
    expect(listLessons({ categoryId: 999 })).toMatchObject({ titles: [], pages: 1 });
    expect(listLessons({ categoryId: 999, search: 'lesson' })).toMatchObject({ titles: [], pages: 1 });
  });
});

const costOf = (filter: Partial<LessonFilter>) => {
  fakeStore.clearCopies();
  listLessons(filter);
  return fakeStore.documentsRead();
};

describe('a school of forty courses', () => {
  it('is listed completely, and all its courses can be chosen', () => {
    const titles = storeSchool(40, 5);
    expect(listLessons({ page: 160 }).titles).toEqual(titles.slice(-5));
    expect(renderList({})()).toMatchObject({ pages: 160, isCut: false, morePages: { next: null } });
    expect(renderList({})().choice.courses).toHaveLength(40);
  });

  it('shows every page of categories with sixty lessons by reading at most a hundred documents', () => {
    const titles = storeSchool(40, 60).slice(0, 120);
    const listedTitles = numbers(24).flatMap((page) => listLessons({ page }).titles);
    expect(listedTitles).toEqual(titles);
    const categoryTitles = numbers(12).flatMap((page) => listLessons({ categoryId: 2, page }).titles);
    expect(categoryTitles).toEqual(titles.slice(60));
    const costs = numbers(12).flatMap((page) => [
      costOf({ page }),
      costOf({ courseId: 7, page }),
      costOf({ categoryId: 2, page }),
      costOf({ search: 'lesson 3', page }),
    ]);
    expect(Math.max(...costs)).toBeLessThanOrEqual(100);
  });
});

describe('a school of more courses than one page reads', () => {
  it('is listed in batches of courses', async () => {
    const titles = storeSchool(70, 2);
    const current = renderList({});
    expect(current()).toMatchObject({ pages: 96, morePages: { noun: 'courses', size: 60, previous: null } });
    await act(async () => current().morePages?.next?.());
    expect(current().lessons.map(({ title }) => title)).toEqual(titles.slice(480, 485));
    expect(current()).toMatchObject({ pages: 16, morePages: { next: null } });
  });

  it('finds a course in the address outside the first batch, and reads no more documents for it', () => {
    storeSchool(70, 60);
    expect(listLessons({ courseId: 68 }).titles).toEqual(numbers(5).map((day) => `Lesson ${day} of 269`));
    expect(fakeStore.documentsRead()).toBeLessThanOrEqual(100);
    fakeStore.clearCopies();
    expect(listLessons({ search: 'lesson', courseId: 68 }).titles).toHaveLength(5);
    expect(fakeStore.documentsRead()).toBeLessThanOrEqual(100);
  });
});

it('a page too far from both ends of a category is cut, and its lessons are not read', () => {
  storeSchool(1, 300);
  expect(listLessons({ categoryId: 2, page: 30 })).toMatchObject({ titles: [], isCut: true });
  expect(listLessons({ categoryId: 2, page: 60 }).titles).toEqual(
    numbers(5).map((day) => `Lesson ${day + 295} of 2`),
  );
});

it('a category with more lessons than days is listed by pages', () => {
  storeSchool(1, 31);
  expect(listLessons({ categoryId: 2 })).toMatchObject({ pages: 7, isArrangeable: false });
});
