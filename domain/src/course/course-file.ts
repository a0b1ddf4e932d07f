import { z } from 'zod';
import { courseTitle, type Course } from './course.ts';
import { CourseInput, LiveSessionInput } from './course-input.ts';
import { learnerMessages } from '@padavu/domain/learning/learner-messages';
import { byDay, LessonInput, type Lesson } from './lesson.ts';
import { limits } from '@padavu/domain/limits';
import { messageFor, messages } from '@padavu/domain/messages';
import type { Picture } from '@padavu/domain/picture/picture';
import type { Quiz } from '@padavu/domain/learning/quiz';
import { QuestionInput, QuizInput } from '@padavu/domain/learning/quiz-input';
import { isPossibleYear } from '@padavu/domain/values/possible-year';
import { categoryTitle, CategoryInput, type Category } from './category.ts';

/** Goes up when an older program would lose a part of a new file. Files since version 2 may be in two languages. */
const courseFileVersion = 2;

/** The parts of a course's file: a description in JSON, and the files of its pictures, named by their hashes. */
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
const { courseFile: fileLimits } = limits;

const LessonInFile = LessonInput.extend({ quiz: QuizInput.nullable().default(null) });

/** Without ids: an imported session is another one. */
const LiveSessionInFile = LiveSessionInput.omit({ id: true });

const CourseInFile = CourseInput.omit({ published: true }).extend({
  sessions: z
    .array(LiveSessionInFile)
    .max(limits.course.sessions, messageFor.tooMany(limits.course.sessions))
    .default([]),
});

const CategoryInFile = CategoryInput.omit({ courseId: true, lessonsCount: true }).extend({
  lessons: z.array(LessonInFile).max(limits.category.lessons, messageFor.tooMany(limits.category.lessons)),
});

/** A course with its categories, lessons and quizzes, in the shapes that their forms accept. */
export const CourseFile = z.object(
  {
    version: z.literal([1, courseFileVersion], m.otherVersion),
    course: CourseInFile,
    categories: z.array(CategoryInFile).max(fileLimits.categories, messageFor.tooMany(fileLimits.categories)),
  },
  m.notACourse,
);
export type CourseFile = z.infer<typeof CourseFile>;

const { noDescription, untitled } = learnerMessages.lessonViewer;

/**
 * Where a stored record lacks what its form requires, the file has the default of the pages, and leaves out sessions
 * and questions that have none. Otherwise no school could import it.
 */
const descriptionOrDefault = (text: string): string => text.trim() || noDescription;
const withoutBlanks = (lines: readonly string[]): string[] => lines.filter((line) => line.trim() !== '');
/** Stored addresses may be longer than forms accept. */
const acceptedAddress = (text: string): string => (text.length > limits.lesson.url ? '' : text);
const withAddress = <T extends { picture: string }>(entry: T): T => ({
  ...entry,
  picture: acceptedAddress(entry.picture),
});
const isAcceptedBy = (form: z.ZodType) => (entry: unknown) => form.safeParse(entry).success;

function lessonInFile(lesson: Lesson, quiz: Quiz | undefined): object {
  const { min, max } = limits.day;
  const questions = quiz?.questions.filter(isAcceptedBy(QuestionInput)) ?? [];
  return {
    ...lesson,
    day: Math.min(Math.max(lesson.day ?? min, min), max),
    title: lesson.title.trim() || untitled,
    description: descriptionOrDefault(lesson.description),
    videoUrl: acceptedAddress(lesson.videoUrl),
    // Learners see no quiz without questions either.
    quiz: quiz && questions.length > 0 ? { ...quiz, questions, passMark: Math.max(1, quiz.passMark) } : null,
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
    description: descriptionOrDefault(category.description),
    thumbnail: acceptedAddress(category.thumbnail),
    lessons: lessons
      .filter(({ subcategoryId }) => subcategoryId === category.id)
      .map((lesson) => lessonInFile(lesson, quizOf.get(lesson.id))),
  };
}

/**
 * The content of the file for a stored course, with lessons in the order of their days.
 * @param quizOf the quizzes, by the ids of their lessons
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
      description: descriptionOrDefault(course.description),
      category: course.category.trim() || messages.defaults.untitledCategory,
      thumbnail: acceptedAddress(course.thumbnail),
      outcomes: withoutBlanks(course.outcomes),
      instructors: course.instructors.map(withAddress),
      days: course.days.map((day) => ({ ...withAddress(day), topics: withoutBlanks(day.topics) })),
      price: Math.min(course.price, limits.payment.amount),
      originalPrice: Math.min(course.originalPrice, limits.payment.amount),
      reviewCount: Math.min(course.reviewCount, limits.course.reviews),
      sessions: course.sessions.filter(isAcceptedBy(LiveSessionInFile)),
      opensOn: course.opensOn.map((moment) =>
        moment && isPossibleYear(moment.getUTCFullYear()) ? moment : null,
      ),
    },
    categories: categories
      .toSorted((one, other) => one.id - other.id)
      .map((category) => categoryInFile(category, inOrder, quizOf)),
  };
  // Moments are texts in a file.
  return CourseFile.parse(JSON.parse(JSON.stringify(description)));
}

/** The hashes of the pictures that a course shows. */
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

/** A path in a file, for people: `category 2, lesson 3, title`. */
function positionInFile(path: readonly PropertyKey[]): string {
  const words: string[] = [];
  for (const [index, part] of path.entries()) {
    if (typeof part === 'number')
      words[words.length - 1] = `${nouns[String(path[index - 1])] ?? 'entry'} ${part + 1}`;
    else if (part !== 'course' || path.length === 1) words.push(String(part));
  }
  return words.join(', ');
}

/** The problems of a file, one line each; a problem of the whole file has no position. */
export const problemsOf = (error: z.ZodError): string[] =>
  error.issues.map(({ path, message }) => [positionInFile(path), message].filter(Boolean).join(': '));
