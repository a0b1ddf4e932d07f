import { courseFileMessages as texts, courseFileNames as names } from '@padavu/domain/course/course-file';
import { strToU8, zipSync } from 'fflate';
import { expect, it, vi } from 'vitest';
import { readCourseFile } from './course-file.ts';

vi.mock('@/lib/firebase/live.ts', () => import('@/test/fake-store.ts'));
vi.mock('@/lib/authorised-api.ts', () => ({ callAuthorisedApi: vi.fn<() => never>() }));

const lesson = { title: 'Flour', day: 1, description: 'What it is made of.' };
const category = { title: 'Baking', description: 'Bread.', lessons: [lesson, { ...lesson, day: 2 }] };
const course = { title: 'Bread', description: 'Bake it.', category: 'Food', price: 1, originalPrice: 1 };
const good = { version: 2, course, categories: [category] };
const hash = 'a'.repeat(64);
const picture = { alt: 'A loaf', width: 5, height: 3, sources: [{ hash, width: 5 }] };

const read = (content: string | Uint8Array<ArrayBuffer>) => readCourseFile(new Blob([content]));
const archive = (description: object, others: Record<string, Uint8Array> = {}) =>
  zipSync({ [names.description]: strToU8(JSON.stringify(description)), ...others });
const bad = (...lines: string[]) => ({ state: 'bad', lines });

it('reads the course in a file, and the files of its pictures', async () => {
  const bytes = strToU8('a picture');
  const withPicture = { ...good, course: { ...course, picture } };
  const result = await read(archive(withPicture, { [names.pictures + hash]: bytes, notes: strToU8('more') }));
  expect(result).toMatchObject({
    state: 'good',
    read: { file: { course: { title: 'Bread' }, categories: [{ lessons: [{ day: 1 }, { day: 2 }] }] } },
  });
  expect(result.state === 'good' && [...result.read.pictures]).toEqual([[hash, bytes]]);
  expect(await read(archive(withPicture))).toEqual(bad(texts.pictureMissing));
});

it.each([
  ['no archive', 'no file of a course'],
  ['an archive with other content', zipSync({ 'notes.txt': strToU8('notes') })],
  ['a description that is not JSON', zipSync({ [names.description]: strToU8('{') })],
  ['a description that is a list', archive([])],
])('refuses %s as a course file', async (_case, content) => {
  expect(await read(content)).toEqual(bad(texts.notACourse));
});

it('reports a version that it cannot read, and where a field is wrong', async () => {
  expect(await read(archive({ ...good, version: 3 }))).toEqual(bad(`version: ${texts.otherVersion}`));
  const nameless = { ...category, lessons: [lesson, { ...lesson, title: ' ' }] };
  expect(await read(archive({ ...good, categories: [nameless] }))).toEqual(
    bad('category 1, lesson 2, title: Title is required'),
  );
});
