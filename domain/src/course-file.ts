import { z } from 'zod';
import { CourseInput } from './course-input.ts';
import { LessonInput } from './lesson.ts';
import { limits } from './limits.ts';
import { messageFor } from './messages.ts';
import type { Picture } from './picture.ts';
import { QuizInput } from './quiz-input.ts';
import { SubcategoryInput } from './subcategory.ts';

/** Goes up when a file of before cannot be read any more. */
export const courseFileVersion = 1;

/** What the file of a course is made of: a description in JSON, and the files of its pictures by their hashes. */
export const courseFileNames = { description: 'course.json', pictures: 'pictures/' } as const;

export const courseFileMessages = {
  notACourse: 'This is not the file of a course.',
  otherVersion: 'This file is of another version of the program.',
  tooLarge: 'This file is too large.',
  pictureMissing: 'A picture is not in the file.',
  failed: 'The import stopped.',
  exportFailed: 'The course could not be exported. Please try again.',
} as const;

const m = courseFileMessages;
const { courseFile: most } = limits;

const LessonInFile = LessonInput.extend({ quiz: QuizInput.nullable().default(null) });

const CategoryInFile = SubcategoryInput.omit({ courseId: true, lessonsCount: true }).extend({
  lessons: z.array(LessonInFile).max(limits.category.lessons, messageFor.tooMany(limits.category.lessons)),
});

/** A course with its categories, lessons and quizzes, as the forms of each take them. */
export const CourseFile = z.object({
  version: z.literal(courseFileVersion, m.otherVersion),
  course: CourseInput.omit({ published: true }),
  categories: z.array(CategoryInFile).max(most.categories, messageFor.tooMany(most.categories)),
});
export type CourseFile = z.infer<typeof CourseFile>;

/** The files of the pictures that a course shows. */
export function picturesIn({
  course,
}: {
  course: Pick<CourseFile['course'], 'picture' | 'instructors'>;
}): string[] {
  const pictures: (Picture | null)[] = [course.picture, ...course.instructors.map(({ photo }) => photo)];
  return [...new Set(pictures.flatMap((picture) => picture?.sources.map(({ hash }) => hash) ?? []))];
}

const nouns: Readonly<Record<string, string>> = {
  categories: 'category',
  lessons: 'lesson',
  questions: 'question',
  options: 'option',
  instructors: 'teacher',
  sessions: 'live session',
  days: 'day',
  topics: 'topic',
  outcomes: 'outcome',
};

/** Where in a file something is, for people: `category 2, lesson 3, title`. */
export function placeInFile(path: readonly PropertyKey[]): string {
  const words: string[] = [];
  for (const [index, part] of path.entries()) {
    if (typeof part === 'number')
      words[words.length - 1] = `${nouns[String(path[index - 1])] ?? 'entry'} ${part + 1}`;
    else if (part !== 'course' || path.length === 1) words.push(String(part));
  }
  return words.join(', ');
}

/** What is wrong with a file, a line each. */
export const problemsOf = (error: z.ZodError): string[] =>
  error.issues.map(({ path, message }) => `${placeInFile(path)}: ${message}`);
