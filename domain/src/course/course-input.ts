import { z } from 'zod';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { mostHours } from './course.ts';
import { categoryFromLabel } from './course-category.ts';
import { limits } from '@padavu/domain/limits';
import { LiveSession, WebAddress } from './live-session.ts';
import { messageFor, messages } from '@padavu/domain/messages';
import { Pace } from './pace.ts';
import { withHttps } from '@padavu/domain/values/pasted-address';
import { Picture } from '@padavu/domain/picture/picture';
import { isPossibleYear } from '@padavu/domain/values/possible-year';
import { Slug } from './slug.ts';
import { optionalText, requiredText } from '@padavu/domain/values/text-input';
import { changedTranslations, translatable, translationsInput } from '@padavu/domain/language/translation';

const texts = messages.validation;
const { courseInput: courseTexts, sessions: sessionTexts } = adminMessages;

const Price = z.preprocess(
  (value) => (typeof value === 'string' && /^\s*\d+\s*$/.test(value) ? Number(value) : value),
  // A larger payment could not be recorded.
  z
    .int({ error: courseTexts.priceInvalid })
    .nonnegative(courseTexts.priceInvalid)
    .max(limits.payment.amount, courseTexts.priceInvalid),
);

const Count = (min: number, max: number, error: string) => z.int({ error }).min(min, error).max(max, error);

/** A list of at most `max` entries. */
const listOf = <T extends z.ZodType>(entry: T, max: number) =>
  z.array(entry).max(max, messageFor.tooMany(max)).default([]);
const line = (max: number) => requiredText(max, texts.lineRequired);

const InstructorInput = z.object({
  name: requiredText(limits.name.max, courseTexts.instructorNameRequired),
  words: optionalText(limits.course.words),
  picture: optionalText(limits.lesson.url),
  photo: Picture.nullable().default(null),
  translations: translationsInput(translatable.instructor),
});

const CourseDayInput = z.object({
  title: requiredText(limits.lesson.title, texts.titleRequired),
  description: optionalText(limits.course.description),
  topics: listOf(line(limits.lesson.topic), limits.lesson.topics),
  picture: optionalText(limits.lesson.url),
  translations: translationsInput(translatable.day),
});

const CourseQuestionInput = z.object({
  question: requiredText(limits.course.words, courseTexts.questionRequired),
  answer: requiredText(limits.course.description, courseTexts.answerRequired),
  translations: translationsInput(translatable.question),
});

const Link = z
  .string()
  .trim()
  .transform(withHttps)
  .refine((text) => WebAddress.safeParse(text).success, sessionTexts.linkInvalid)
  .default('');

const isPossible = (date: Date) => isPossibleYear(date.getUTCFullYear());

const moment = (error: string) =>
  z.iso
    .datetime({ offset: true, error })
    .transform((text) => new Date(text))
    .refine(isPossible, error);

export const LiveSessionInput = z.object({
  /** If missing, the session keeps the id of the stored one at its time, because older clients send none. */
  id: LiveSession.shape.id.optional(),
  title: requiredText(limits.lesson.title, texts.titleRequired),
  startsAt: moment(sessionTexts.startRequired).transform((start) => start.toISOString()),
  minutes: Count(1, limits.liveSession.minutes, sessionTexts.minutesInvalid),
  link: Link,
  recording: Link,
  translations: translationsInput(translatable.session),
});

const OpeningMoment = moment(courseTexts.opensOnInvalid).nullable();

const Rating = z
  .number({ error: courseTexts.ratingInvalid })
  .min(0, courseTexts.ratingInvalid)
  .max(10, courseTexts.ratingInvalid);

/** The accepted fields of a course for the public site. All of them are optional. */
const saleInput = {
  /** If empty, the course keeps its slug, or gets one from its title. */
  slug: z.union([z.literal(''), Slug], { error: texts.slugInvalid }).default(''),
  summary: optionalText(limits.course.summary),
  outcomes: listOf(line(limits.course.words), limits.course.outcomes),
  instructors: listOf(InstructorInput, limits.course.instructors),
  duration: optionalText(limits.name.max),
  language: optionalText(limits.name.max),
  rating: Rating.default(0),
  reviewCount: Count(0, limits.course.reviews, texts.countInvalid).default(0),
  days: listOf(CourseDayInput, limits.day.max),
  questions: listOf(CourseQuestionInput, limits.course.questions),
  certificate: z.boolean().default(false),
  hours: Count(0, mostHours, texts.countInvalid).default(0),
  openForRegistration: z.boolean().default(false),
  order: Count(0, limits.course.order, courseTexts.orderInvalid).default(0),
};

/** The body of `POST /course/courses` and `PUT /course/courses/{id}`. A new course is a draft. */
export const CourseInput = z.object({
  title: requiredText(limits.course.title, texts.titleRequired),
  description: requiredText(limits.course.description, texts.descriptionRequired),
  category: requiredText(limits.name.max, texts.courseCategoryRequired).transform(categoryFromLabel),
  price: Price,
  originalPrice: Price,
  thumbnail: optionalText(limits.lesson.url),
  picture: Picture.nullable().default(null),
  instructor: optionalText(limits.name.max),
  level: optionalText(limits.name.max, 'All Levels'),
  badge: optionalText(limits.name.max),
  published: z.boolean().default(false),
  sessions: listOf(LiveSessionInput, limits.course.sessions),
  pace: Pace.default('open'),
  opensOn: listOf(OpeningMoment, limits.day.max),
  ...saleInput,
  /** If missing, the stored ones stay, because older clients do not know them. */
  translations: translationsInput(translatable.course),
});
export type CourseInput = z.infer<typeof CourseInput>;

/**
 * What a teacher may change in a course of their own. Only administrators change its title, its price, its pace and its
 * sale.
 */
const teacherFields = [
  'description',
  'summary',
  'outcomes',
  'instructor',
  'instructors',
  'level',
  'duration',
  'language',
  'days',
  'questions',
  'sessions',
  'thumbnail',
  'picture',
] as const satisfies readonly (keyof CourseInput)[];

const teacherFieldSet: ReadonlySet<string> = new Set(teacherFields);

type Changes = { before: Readonly<Record<string, unknown>>; after: Readonly<Record<string, unknown>> };

/** Whether a change has only fields that a teacher may change, in any language. */
export const isTeacherChange = ({ before, after }: Changes): boolean =>
  Object.keys(after)
    .flatMap((field) => (field === 'translations' ? changedTranslations(before[field], after[field]) : field))
    .every((field) => teacherFieldSet.has(field));
