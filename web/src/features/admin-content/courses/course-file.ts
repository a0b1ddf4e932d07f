import {
  CourseFile,
  courseFileMessages as texts,
  courseFileNames as names,
  courseFileOf,
  picturesIn,
  problemsOf,
} from '@padavu/domain/course/course-file';
import { courseTitle, type Course } from '@padavu/domain/course/course';
import { limits } from '@padavu/domain/limits';
import { mediaPath } from '@padavu/domain/picture/media-path';
import type { Quiz } from '@padavu/domain/learning/quiz';
import { slugOf } from '@padavu/domain/course/slug-of';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { Unzipped, UnzipFileInfo, Zippable } from 'fflate';
import { categoriesOfCourse, coursesWithSlug, lessonsOfCourse } from '@/features/course-content/queries.ts';
import { ApiError } from '@/lib/api.ts';
import { readQuery } from '@/lib/firebase/live.ts';
import { storePicture } from '@/features/pictures/api.ts';
import { createCategory } from '@/features/admin-content/categories/api.ts';
import { createLessons } from '@/features/admin-content/lessons/api.ts';
import { fetchQuiz, saveQuiz } from '@/features/admin-content/quiz-api.ts';
import { createCourse } from './api.ts';

const { courseFile: maximum } = limits;

async function fetchPicture(hash: string): Promise<Uint8Array> {
  const response = await fetch(mediaPath(hash));
  if (!response.ok) throw new Error(`The picture ${hash} is not there`);
  return new Uint8Array(await response.arrayBuffer());
}

/** The course for a course file: every field that the forms accept. */
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
 * @throws Error when a part of it cannot be read
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

/** A file that can be imported: its parsed course, and its picture files by their hashes. */
export type ReadFile = { file: CourseFile; pictures: ReadonlyMap<string, Uint8Array> };

const bad = (line: string) => ({ state: 'bad' as const, lines: [line] });

/** Reads and checks a course file; imports nothing. */
export async function readCourseFile(
  blob: Blob,
): Promise<{ state: 'good'; read: ReadFile } | { state: 'bad'; lines: string[] }> {
  if (blob.size > maximum.bytes) return bad(texts.tooLarge);
  let size = 0;
  let count = 0;
  const filter = ({ originalSize }: UnzipFileInfo) => {
    size += originalSize;
    count += 1;
    return size <= maximum.unpacked && count <= maximum.files;
  };
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const files = unpack(bytes, filter);
  const text = files?.[names.description];
  if (!files || !text) return bad(size > maximum.unpacked ? texts.tooLarge : texts.notACourse);
  const parsed = CourseFile.safeParse(parseJson(strFromU8(text)));
  if (!parsed.success) return { state: 'bad', lines: problemsOf(parsed.error) };
  const pictures = new Map<string, Uint8Array>();
  for (const hash of picturesIn(parsed.data)) {
    const picture = files[names.pictures + hash];
    if (!picture) return bad(texts.pictureMissing);
    pictures.set(hash, picture);
  }
  return { state: 'good', read: { file: parsed.data, pictures } };
}

/**
 * Unpacks an archive; `null` if it is not one. It runs on the main thread, because the Content Security Policy forbids
 * the library's workers, which are made from generated scripts.
 */
function unpack(bytes: Uint8Array, filter: (file: UnzipFileInfo) => boolean): Unzipped | null {
  try {
    return unzipSync(bytes, { filter });
  } catch {
    return null;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Another course here may have the imported course's slug: then the server chooses a new one. Only the server knows the
 * slugs that a course had before, or has in the trash.
 */
async function createCourseWithFreeSlug(course: CourseFile['course']): Promise<number> {
  const { data, skipped } = await readQuery(coursesWithSlug(course.slug));
  const isTaken = data.length + skipped > 0;
  try {
    return await createCourse(isTaken ? { ...course, slug: '' } : course);
  } catch (error) {
    if (!(error instanceof ApiError) || error.reply?.code !== 'slug-taken') throw error;
    return createCourse({ ...course, slug: '' });
  }
}

async function importLessons(
  categoryId: number,
  lessons: CourseFile['categories'][number]['lessons'],
  onStep: () => void,
): Promise<void> {
  const { lessons: perCall } = limits.lessonList;
  for (let start = 0; start < lessons.length; start += perCall) {
    const batch = lessons.slice(start, start + perCall);
    const created = await createLessons(categoryId, batch);
    for (const [index, { quiz }] of batch.entries()) {
      const id = created[index]?.id;
      if (quiz && id !== undefined) await saveQuiz(id, quiz, null);
      onStep();
    }
  }
}

/**
 * Imports a course as a draft. If a call fails, the draft keeps what was imported so far.
 * @param onStep called with the number of imported lessons: with 0 when the draft is created, then after each lesson
 * @throws ApiError
 */
export async function importCourse(
  { file, pictures }: ReadFile,
  onStep: (lessons: number) => void,
): Promise<void> {
  for (const bytes of pictures.values()) await storePicture(bytes);
  const courseId = await createCourseWithFreeSlug(file.course);
  onStep(0);
  let count = 0;
  for (const { lessons, ...category } of file.categories) {
    const categoryId = await createCategory({ ...category, courseId });
    await importLessons(categoryId, lessons, () => onStep((count += 1)));
  }
}
