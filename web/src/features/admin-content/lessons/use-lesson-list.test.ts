import { act, cleanup, renderHook } from '@testing-library/react';
import { aCourse, aLesson, aCategory } from '@tests/support/builders.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LessonFilter } from './use-lesson-filter.ts';
import { fakeStore } from '@/test/fake-store.ts';
import { useLessonList } from './use-lesson-list.ts';

vi.mock('@/lib/firebase/use-live.ts', () => import('@/test/fake-store.ts'));

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
  const categories = numbers(courseCount * 4).map((id) =>
    aCategory({ id, courseId: Math.ceil(id / 4), lessonsCount: lessonsEach }),
  );
  const courses = numbers(courseCount).map((id) => {
    const lessonIds = lessons.filter(({ courseId }) => courseId === id).map((lesson) => lesson.id);
    return aCourse({ id, lessonIds });
  });
  fakeStore.holdsOnly({ courses, subcategories: categories, lessons });
  return numbers(courseCount * 4).flatMap((id) =>
    numbers(lessonsEach).map((day) => `Lesson ${day} of ${id}`),
  );
}

const everything: LessonFilter = { search: '', courseId: null, categoryId: null, page: 1 };

function list(filter: Partial<LessonFilter>) {
  // A list that is still shown would read again what the store holds next.
  cleanup();
  const { result } = renderHook(() => useLessonList({ ...everything, ...filter }));
  return () => {
    if (result.current.state !== 'ready') throw new Error(`The list is ${result.current.state}`);
    return result.current;
  };
}

function listed(filter: Partial<LessonFilter>) {
  const { lessons, page, pages, isCut, isArrangeable } = list(filter)();
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
      return fakeStore.documentsRead();
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

  it('are searched so many at a time, to the last of them', () => {
    const now = list({ search: 'LESSON 3 of 24' });
    expect(now().lessons).toEqual([]);
    const steps = 1 + Math.floor(360 / (now().further?.size ?? 0));
    for (let step = 1; step < steps; step += 1) act(() => now().further?.next?.());
    expect(now().lessons.map(({ title }) => title)).toEqual(['Lesson 3 of 24']);
    expect(now().further).toMatchObject({ noun: 'lessons', next: null });
    expect(listed({ search: 'LESSON 3 of 5', courseId: 2 }).titles).toEqual(['Lesson 3 of 5']);
    expect(listed({ search: 'nothing like it', categoryId: 5 }).titles).toEqual([]);
  });

  it('of a category that is gone are none', () => {
    expect(listed({ categoryId: 999 })).toMatchObject({ titles: [], pages: 1 });
    expect(listed({ categoryId: 999, search: 'lesson' })).toMatchObject({ titles: [], pages: 1 });
  });
});

const costOf = (filter: Partial<LessonFilter>) => {
  fakeStore.forgetsReads();
  listed(filter);
  return fakeStore.documentsRead();
};

describe('a school of forty courses', () => {
  it('is listed whole, and all its courses can be chosen', () => {
    const titles = aSchool(40, 5);
    expect(listed({ page: 160 }).titles).toEqual(titles.slice(-5));
    expect(list({})()).toMatchObject({ pages: 160, isCut: false, further: { next: null } });
    expect(list({})().choice.courses).toHaveLength(40);
  });

  it('shows every page of categories with sixty lessons for a hundred documents', () => {
    const titles = aSchool(40, 60).slice(0, 120);
    const shown = numbers(24).flatMap((page) => listed({ page }).titles);
    expect(shown).toEqual(titles);
    const inOne = numbers(12).flatMap((page) => listed({ categoryId: 2, page }).titles);
    expect(inOne).toEqual(titles.slice(60));
    const costs = numbers(12).flatMap((page) => [
      costOf({ page }),
      costOf({ courseId: 7, page }),
      costOf({ categoryId: 2, page }),
      costOf({ search: 'lesson 3', page }),
    ]);
    expect(Math.max(...costs)).toBeLessThanOrEqual(100);
  });
});

describe('a school of more courses than one view reads', () => {
  it('is gone through so many courses at a time', () => {
    const titles = aSchool(70, 2);
    const now = list({});
    expect(now()).toMatchObject({ pages: 96, further: { noun: 'courses', size: 60, previous: null } });
    act(() => now().further?.next?.());
    expect(now().lessons.map(({ title }) => title)).toEqual(titles.slice(480, 485));
    expect(now()).toMatchObject({ pages: 16, further: { next: null } });
  });

  it('finds a course in the address wherever it stands, and costs a view no more', () => {
    aSchool(70, 60);
    expect(listed({ courseId: 68 }).titles).toEqual(numbers(5).map((day) => `Lesson ${day} of 269`));
    expect(fakeStore.documentsRead()).toBeLessThanOrEqual(100);
    fakeStore.forgetsReads();
    expect(listed({ search: 'lesson', courseId: 68 }).titles).toHaveLength(5);
    expect(fakeStore.documentsRead()).toBeLessThanOrEqual(100);
  });
});

it('a page that lies too deep in a category says so, and is read no further', () => {
  aSchool(1, 300);
  expect(listed({ categoryId: 2, page: 30 })).toMatchObject({ titles: [], isCut: true });
  expect(listed({ categoryId: 2, page: 60 }).titles).toEqual(
    numbers(5).map((day) => `Lesson ${day + 295} of 2`),
  );
});

it('a category with more lessons than days is listed by pages', () => {
  aSchool(1, 31);
  expect(listed({ categoryId: 2 })).toMatchObject({ pages: 7, isArrangeable: false });
});
