import { z } from 'zod';
import { courseCategories } from './course.ts';
import { limits } from './limits.ts';
import { messageFor, messages } from './messages.ts';
import { Picture } from './picture.ts';
import { Slug } from './slug.ts';
import { optionalText, requiredText } from './text-input.ts';

const texts = messages.validation;

const Price = z.preprocess(
  (value) => (typeof value === 'string' && /^\s*\d+\s*$/.test(value) ? Number(value) : value),
  z.int({ error: texts.priceInvalid }).nonnegative(texts.priceInvalid),
);

/** At most so many entries. */
const few = <T extends z.ZodType>(entry: T, max: number) =>
  z.array(entry).max(max, messageFor.tooMany(max)).default([]);
const line = (max: number) => requiredText(max, texts.lineRequired);

const InstructorInput = z.object({
  name: requiredText(limits.name.max, texts.instructorNameRequired),
  words: optionalText(limits.course.words),
  picture: optionalText(limits.lesson.url),
  photo: Picture.nullable().default(null),
});

const CourseDayInput = z.object({
  title: requiredText(limits.lesson.title, texts.titleRequired),
  description: optionalText(limits.course.description),
  topics: few(line(limits.lesson.topic), limits.lesson.topics),
  picture: optionalText(limits.lesson.url),
});

const CourseQuestionInput = z.object({
  question: requiredText(limits.course.words, texts.questionRequired),
  answer: requiredText(limits.course.description, texts.answerRequired),
});

const Rating = z
  .number({ error: texts.ratingInvalid })
  .min(0, texts.ratingInvalid)
  .max(10, texts.ratingInvalid);
const Count = (max: number, error: string) => z.int({ error }).min(0, error).max(max, error);

/** What the public site says of a course, as it is accepted: all of it may be left out. */
const saleInput = {
  /** Empty for the one that the course has, or for one made from its title. */
  slug: z.union([z.literal(''), Slug], { error: texts.slugInvalid }).default(''),
  summary: optionalText(limits.course.summary),
  outcomes: few(line(limits.course.words), limits.course.outcomes),
  instructors: few(InstructorInput, limits.course.instructors),
  duration: optionalText(limits.name.max),
  language: optionalText(limits.name.max),
  rating: Rating.default(0),
  reviewCount: Count(limits.course.reviews, texts.countInvalid).default(0),
  days: few(CourseDayInput, limits.day.max),
  questions: few(CourseQuestionInput, limits.course.questions),
  openForRegistration: z.boolean().default(false),
  order: Count(limits.course.order, texts.orderInvalid).default(0),
};

/** The body of `POST /course/courses` and `PUT /course/courses/{id}`. A new course is a draft. */
export const CourseInput = z.object({
  title: requiredText(limits.course.title, texts.titleRequired),
  description: requiredText(limits.course.description, texts.descriptionRequired),
  category: z.enum(courseCategories, { error: texts.courseCategoryRequired }),
  price: Price,
  originalPrice: Price,
  thumbnail: optionalText(limits.lesson.url),
  picture: Picture.nullable().default(null),
  instructor: optionalText(limits.name.max),
  level: optionalText(limits.name.max, 'All Levels'),
  badge: optionalText(limits.name.max),
  published: z.boolean().default(false),
  ...saleInput,
});
export type CourseInput = z.infer<typeof CourseInput>;
