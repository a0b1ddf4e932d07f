import { z } from 'zod';
import { courseTitle, type Course } from './course.ts';
import { CourseInput } from './course-input.ts';
import { learnerMessages } from './learner-messages.ts';
import { byDay, LessonInput, type Lesson } from './lesson.ts';
import { limits } from './limits.ts';
import { messageFor, messages } from './messages.ts';
import type { Picture } from './picture.ts';
import type { Quiz } from './quiz.ts';
import { QuizInput } from './quiz-input.ts';
import { categoryTitle, CategoryInput, type Category } from './category.ts';

/** Goes up when a program of before would read a file of now, and lose something of it: files since 2 may be in two languages. */
export const courseFileVersion = 2;

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

const CategoryInFile = CategoryInput.omit({ courseId: true, lessonsCount: true }).extend({
  lessons: z.array(LessonInFile).max(limits.category.lessons, messageFor.tooMany(limits.category.lessons)),
});

/** A course with its categories, lessons and quizzes, as the forms of each take them. */
export const CourseFile = z.object({
  version: z.literal([1, courseFileVersion], m.otherVersion),
  course: CourseInput.omit({ published: true }),
  categories: z.array(CategoryInFile).max(most.categories, messageFor.tooMany(most.categories)),
});
export type CourseFile = z.infer<typeof CourseFile>;

const { noDescription, untitled } = learnerMessages.lessonViewer;

/** What a form demands and a stored record may lack is in the file what pages show in its place: otherwise no school could import it. */
const described = (text: string): string => text.trim() || noDescription;
const withoutBlanks = (lines: readonly string[]): string[] => lines.filter((line) => line.trim() !== '');
/** Stored addresses may be longer than typed ones. */
const address = (text: string): string => (text.length > limits.lesson.url ? '' : text);
const withAddress = <T extends { picture: string }>(entry: T): T => ({
  ...entry,
  picture: address(entry.picture),
});

function lessonInFile(lesson: Lesson, quiz: Quiz | undefined): object {
  const { min, max } = limits.day;
  return {
    ...lesson,
    day: Math.min(Math.max(lesson.day ?? min, min), max),
    title: lesson.title.trim() || untitled,
    description: described(lesson.description),
    videoUrl: address(lesson.videoUrl),
    // One without questions is none to learners either.
    quiz: quiz && quiz.questions.length > 0 ? { ...quiz, passMark: Math.max(1, quiz.passMark) } : null,
  };
}

function categoryInFile(
  category: Category,
  lessons: readonly Lesson[],
  quizOf: ReadonlyMap<number, Quiz>,
): object {
  return {
    ...category,
    title: categoryTitle(category),
    description: described(category.description),
    thumbnail: address(category.thumbnail),
    lessons: lessons
      .filter(({ subcategoryId }) => subcategoryId === category.id)
      .map((lesson) => lessonInFile(lesson, quizOf.get(lesson.id))),
  };
}

/**
 * A stored course as its file says it, lessons in the order of their days.
 * @param quizOf the quiz of a lesson, by the lesson's id
 */
export function courseFileOf(
  course: Course,
  categories: readonly Category[],
  lessons: readonly Lesson[],
  quizOf: ReadonlyMap<number, Quiz>,
): CourseFile {
  const inOrder = lessons.toSorted(byDay);
  const description = {
    version: courseFileVersion,
    course: {
      ...course,
      title: courseTitle(course),
      description: described(course.description),
      category: course.category.trim() || messages.defaults.untitledCategory,
      thumbnail: address(course.thumbnail),
      outcomes: withoutBlanks(course.outcomes),
      instructors: course.instructors.map(withAddress),
      days: course.days.map((day) => ({ ...withAddress(day), topics: withoutBlanks(day.topics) })),
      reviewCount: Math.min(course.reviewCount, limits.course.reviews),
    },
    categories: categories
      .toSorted((one, other) => one.id - other.id)
      .map((category) => categoryInFile(category, inOrder, quizOf)),
  };
  // Moments are text in a file.
  return CourseFile.parse(JSON.parse(JSON.stringify(description)));
}

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
export function positionInFile(path: readonly PropertyKey[]): string {
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
  error.issues.map(({ path, message }) => `${positionInFile(path)}: ${message}`);
