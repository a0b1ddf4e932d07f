import { adminMessages } from '@padavu/domain/admin/admin-messages';
import type { Course } from '@padavu/domain/course/course';
import type { Category } from '@padavu/domain/course/category';
import { expect, type Page } from '@playwright/test';
import { uniqueWord } from '../../support/accounts.ts';
import { storeCategory } from '../../support/content.ts';
import { createCourse, lowId } from './courses.ts';

/** A word for the titles of everything that one test creates. */
export const aWord = () => uniqueWord().slice(0, 12);

/** Stores a course that the category screen lists under Graphic Design, with a category for each title. */
export async function aDesignCourse(titles: readonly string[], overrides: Partial<Course> = {}) {
  const course = await createCourse({
    id: lowId(),
    title: `Graphic Design ${aWord()}`,
    category: 'graphic-design',
    ...overrides,
  });
  const firstId = lowId();
  const categories: Category[] = [];
  for (const [index, title] of titles.entries()) {
    categories.push(await storeCategory({ id: firstId + index, courseId: course.id, title }));
  }
  return { course, categories };
}

/** Opens Category Management, filtered to the records of a test. */
export async function openCategories(page: Page, search: string): Promise<void> {
  await page.goto(`/admin/categories?course=Graphic+Design&search=${search}`);
  await expect(page.getByRole('heading', { level: 1, name: adminMessages.categories.title })).toBeVisible();
  await expect(page.getByLabel('Search')).toHaveValue(search);
}

export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
