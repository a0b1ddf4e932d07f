import { describe, expect, it } from 'vitest';
import { CategoryBody, CategoryInput } from './category.ts';

const input = { title: 'Logo Design', description: 'From brief to mark.', courseId: 3 };
const defaults = { thumbnail: '', instructor: '', duration: '', lessonsCount: 0 };

describe('the body of a category', () => {
  it('is trimmed and gets defaults', () => {
    expect(CategoryInput.parse({ ...input, title: ' Logo Design ', courseId: '3' })).toEqual({
      ...input,
      ...defaults,
    });
  });

  it.each([
    [{ title: '' }, 'Category name and description are required'],
    [{ title: undefined }, 'Category name and description are required'],
    [{ description: '  ' }, 'Category name and description are required'],
    [{ description: null }, 'Category name and description are required'],
    [{ courseId: undefined }, 'Please select a course'],
    [{ courseId: null }, 'Please select a course'],
    [{ courseId: '' }, 'Please select a course'],
    [{ courseId: 0 }, 'Please select a course'],
    [{ courseId: 'ecommerce' }, 'Please select a course'],
    [{ thumbnail: 'x'.repeat(2001) }, 'Must be at most 2000 characters long'],
  ])('is refused with %o', (wrong, message) => {
    const parsed = CategoryInput.safeParse({ ...input, ...wrong });
    expect(parsed.error?.issues.map((issue) => issue.message)).toEqual([message]);
  });

  it.each<[string, object, object]>([
    ['our own', { ...input, thumbnail: 'assets/a.svg' }, { ...input, thumbnail: 'assets/a.svg' }],
    [
      'name and image',
      { name: 'A', image: 'assets/a.svg', description: 'B', courseId: 1 },
      { title: 'A', thumbnail: 'assets/a.svg' },
    ],
    ['a list of lessons', { ...input, lessons: [{}, {}] }, { lessonsCount: 2 }],
    ['a count beside a list', { ...input, lessonsCount: 5, lessons: [{}] }, { lessonsCount: 5 }],
    ['title before name', { ...input, name: 'Other' }, { title: 'Logo Design' }],
  ])('is read with the field names of any client: %s', (_case, body, expected) => {
    expect(CategoryBody.parse(body)).toMatchObject(expected);
  });

  it.each([null, 'text', []])('is refused when it is %o', (body) => {
    expect(CategoryBody.safeParse(body).success).toBe(false);
  });
});
