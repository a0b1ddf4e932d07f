import {
  CourseFile,
  courseFileMessages as texts,
  courseFileNames as names,
  courseFileOf,
  picturesIn,
  problemsOf,
} from '@padavu/domain/course-file';
import { courseTitle, type Course } from '@padavu/domain/course';
import { limits } from '@padavu/domain/limits';
import { mediaPath } from '@padavu/domain/media-path';
import type { Quiz } from '@padavu/domain/quiz';
import { slugOf } from '@padavu/domain/slug-of';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { Unzipped, UnzipFileInfo, Zippable } from 'fflate';
import { categoriesOfCourse } from '@/features/course-content/category-queries.ts';
import { lessonsOfCourse } from '@/features/course-content/lesson-queries.ts';
import { ApiError } from '@/lib/api.ts';
import { readQuery } from '@/lib/firebase/live.ts';
import { storePicture } from '@/features/pictures/api.ts';
import { fetchQuiz, saveQuiz } from '@/features/admin-content/quiz-api.ts';
import { makeCategory, makeCourse, makeLessons } from './api.ts';

const { courseFile: most } = limits;

async function fetchPicture(hash: string): Promise<Uint8Array> {
  const response = await fetch(mediaPath(hash));
  if (!response.ok) throw new Error(`The picture ${hash} is not there`);
  return new Uint8Array(await response.arrayBuffer());
}

/** What the file of a course says: all that its forms take. */
async function describe(course: Course): Promise<CourseFile> {
  const [categories, lessons] = await Promise.all([
    readQuery(categoriesOfCourse(course.id)),
    readQuery(lessonsOfCourse(course.id)),
  ]);
  const quizOf = new Map<number, Quiz>();
  for (const { id, quiz } of lessons.data) if (quiz) quizOf.set(id, await fetchQuiz(id));
  return courseFileOf(course, categories.data, lessons.data, quizOf);
}

/**
 * A course with its categories, lessons, quizzes and pictures as one file.
 * @throws Error when something of it cannot be read
 */
export async function exportCourse(
  course: Course,
): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> {
  const description = await describe(course);
  const files: Zippable = { [names.description]: strToU8(JSON.stringify(description, null, 2)) };
  for (const hash of picturesIn({ course }))
    // Pictures are compressed already.
    files[names.pictures + hash] = [await fetchPicture(hash), { level: 0 }];
  return { name: `${slugOf(courseTitle(course)) || 'course'}.course.zip`, bytes: zipSync(files) };
}

/** A file that can be imported: what it says, and the files of its pictures by their hashes. */
export type ReadFile = { file: CourseFile; pictures: ReadonlyMap<string, Uint8Array> };

const bad = (line: string) => ({ state: 'bad' as const, lines: [line] });

/** Reads the file of a course and imports nothing. */
export async function readCourseFile(
  chosen: Blob,
): Promise<{ state: 'good'; read: ReadFile } | { state: 'bad'; lines: string[] }> {
  if (chosen.size > most.bytes) return bad(texts.tooLarge);
  let size = 0;
  let count = 0;
  const filter = ({ originalSize }: UnzipFileInfo) => {
    size += originalSize;
    count += 1;
    return size <= most.unpacked && count <= most.files;
  };
  const bytes = new Uint8Array(await chosen.arrayBuffer());
  const files = unpacked(bytes, filter);
  const text = files?.[names.description];
  if (!files || !text) return bad(size > most.unpacked ? texts.tooLarge : texts.notACourse);
  const parsed = CourseFile.safeParse(parsedJson(strFromU8(text)));
  if (!parsed.success) return { state: 'bad', lines: problemsOf(parsed.error) };
  const pictures = new Map<string, Uint8Array>();
  for (const hash of picturesIn(parsed.data)) {
    const picture = files[names.pictures + hash];
    if (!picture) return bad(texts.pictureMissing);
    pictures.set(hash, picture);
  }
  return { state: 'good', read: { file: parsed.data, pictures } };
}

/** `null` for what is no archive. In this thread: the pages' policy allows no scripts that scripts have written, which a worker of the library is. */
function unpacked(bytes: Uint8Array, filter: (file: UnzipFileInfo) => boolean): Unzipped | null {
  try {
    return unzipSync(bytes, { filter });
  } catch {
    return null;
  }
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The address that the course had may belong to another one here: then it gets one of its own. */
async function makeCourseAtFreeAddress(course: CourseFile['course']): Promise<number> {
  try {
    return await makeCourse(course);
  } catch (error) {
    if (!(error instanceof ApiError) || error.reply?.code !== 'slug-taken') throw error;
    return makeCourse({ ...course, slug: '' });
  }
}

async function importLessons(
  categoryId: number,
  lessons: CourseFile['categories'][number]['lessons'],
  onStep: () => void,
): Promise<void> {
  const { lessons: perCall } = limits.lessonList;
  for (let start = 0; start < lessons.length; start += perCall) {
    const some = lessons.slice(start, start + perCall);
    const made = await makeLessons(categoryId, some);
    for (const [index, { quiz }] of some.entries()) {
      const id = made[index]?.id;
      if (quiz && id !== undefined) await saveQuiz(id, quiz, null);
      onStep();
    }
  }
}

/**
 * Imports a course as a draft. Stopped on the way, what has come so far stays in the draft.
 * @param onStep hears how many lessons have come
 * @throws ApiError
 */
export async function importCourse(
  { file, pictures }: ReadFile,
  onStep: (lessons: number) => void,
): Promise<void> {
  for (const bytes of pictures.values()) await storePicture(bytes);
  const courseId = await makeCourseAtFreeAddress(file.course);
  let done = 0;
  for (const { lessons, ...category } of file.categories) {
    const categoryId = await makeCategory(courseId, category);
    await importLessons(categoryId, lessons, () => onStep((done += 1)));
  }
}
