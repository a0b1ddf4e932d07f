import { randomInt } from 'node:crypto';
import { adminMessages } from '@padavu/domain/admin-messages';
import type { Course } from '@padavu/domain/course';
import type { Category } from '@padavu/domain/category';
import { expect, type Page } from '@playwright/test';
import { uniqueWord } from './accounts.ts';
import { createCourse, createCategory } from './e2e-courses.ts';

/** A word that stands in the title of everything that one test makes. */
export const aWord = () => uniqueWord().slice(0, 12);

/** Lists begin with low ids: what a test lists has one lower than what other tests make. */
export const lowId = () => randomInt(1000, 900_000);

/** A course of its own that the category screen knows as Graphic Design, and categories in it. */
export async function aDesignCourse(titles: readonly string[], overrides: Partial<Course> = {}) {
  const course = await createCourse({
    id: lowId(),
    title: `Graphic Design ${aWord()}`,
    category: 'graphic-design',
    ...overrides,
  });
  const first = lowId();
  const categories: Category[] = [];
  for (const [index, title] of titles.entries()) {
    categories.push(await createCategory({ id: first + index, courseId: course.id, title }));
  }
  return { course, categories };
}

/** Opens Category Management from the admin menu, filtered to what a test has made. */
export async function openCategories(page: Page, search: string): Promise<void> {
  await page.goto(`/admin/categories?course=Graphic+Design&search=${search}`);
  await expect(page.getByRole('heading', { level: 1, name: adminMessages.categories.title })).toBeVisible();
  await expect(page.getByLabel('Search')).toHaveValue(search);
}

export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
