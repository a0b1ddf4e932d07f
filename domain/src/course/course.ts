import { z } from 'zod';
import { instant } from '@padavu/domain/values/instant';
import { limits } from '@padavu/domain/limits';
import { StoredLiveSession, withSessionIds } from './live-session.ts';
import { messages } from '@padavu/domain/messages';
import { Pace } from './pace.ts';
import { Picture, storedPicture } from '@padavu/domain/picture/picture';
import { EntityId } from '@padavu/domain/values/route-id';
import {
  addedLater,
  storedAddress,
  storedChoice,
  storedCount,
  storedEntries,
  storedField,
  storedFlag,
  storedMoment,
  storedRating,
  storedReferences,
  storedSlug,
  storedText,
  storedTexts,
  storedTitle,
} from '@padavu/domain/stored';
import { readTranslations, storedTranslations, translatable } from '@padavu/domain/language/translation';

export const coursesCollection = 'courses';

/** A teacher on a course's public page. `picture` is an address, empty for none; a `photo` takes precedence over it. */
export const Instructor = z.object({
  name: z.string().trim().min(1).max(limits.name.max),
  words: z.string().max(limits.course.words).default(''),
  picture: z.string().max(limits.stored.url).default(''),
  photo: Picture.nullable().catch(null).default(null),
  translations: readTranslations(translatable.instructor),
});
export type Instructor = z.infer<typeof Instructor>;

/** One day of a course on its public page. Its number is its position in the list. */
export const CourseDay = z.object({
  title: z.string().trim().min(1).max(limits.lesson.title),
  description: z.string().max(limits.course.description).default(''),
  topics: z.array(z.string().max(limits.lesson.topic)).max(limits.lesson.topics).default([]),
  picture: z.string().max(limits.stored.url).default(''),
  translations: readTranslations(translatable.day),
});
export type CourseDay = z.infer<typeof CourseDay>;

export const CourseQuestion = z.object({
  question: z.string().trim().min(1).max(limits.course.words),
  answer: z.string().trim().min(1).max(limits.course.description),
  translations: readTranslations(translatable.question),
});
export type CourseQuestion = z.infer<typeof CourseQuestion>;

/**
 * When a day opens. An unreadable moment is read as `null` and not dropped, because days are identified by their
 * position.
 */
const OpeningMoment = instant.nullable().catch(null);

const storedSessions = () =>
  storedField(storedEntries(StoredLiveSession, limits.course.sessions).transform(withSessionIds), {
    valid: z.array(StoredLiveSession).max(limits.course.sessions),
    repaired: [],
  });

export const mostHours = 9999;

/** The fields of a course for the public site, beside its title, description, price and thumbnail. */
const saleFields = {
  /** Takes precedence over the address in `thumbnail`. */
  picture: addedLater(storedPicture()),
  /**
   * The course's name in addresses, such as `ecommerce-mastery`: small letters, digits and hyphens, not only digits.
   * Unique.
   */
  slug: addedLater(storedSlug(limits.course.slug)),
  /** One or two sentences, for cards and search engines. */
  summary: addedLater(storedText(limits.course.summary)),
  /** What learners get from the course, one line each. */
  outcomes: addedLater(storedTexts(limits.course.outcomes, limits.course.words)),
  instructors: addedLater(storedEntries(Instructor, limits.course.instructors)),
  /** As the page shows it: "1 Month". */
  duration: addedLater(storedText(limits.name.max)),
  /** The language of subtitles or of teaching: "Malayalam". */
  language: addedLater(storedText(limits.name.max)),
  /** From 0 to 10, entered by the school; 0 for none. `reviewCount` is the number of reviews. */
  rating: addedLater(storedRating()),
  reviewCount: addedLater(storedCount()),
  days: addedLater(storedEntries(CourseDay, limits.day.max)),
  questions: addedLater(storedEntries(CourseQuestion, limits.course.questions)),
  /** Whether learners who complete every lesson get a certificate (certificate.ts). */
  certificate: addedLater(storedFlag(false)),
  /** The hours of work that the certificate states; 0 for none. */
  hours: addedLater(storedCount(mostHours)),
  /** Whether visitors can choose it when they register. */
  openForRegistration: addedLater(storedFlag(false)),
  /** The sort key on the site; equal ones are sorted by id. */
  order: addedLater(storedCount(limits.course.order)),
};

/** The document `courses/{id}`. Prices are whole units of the school's currency. */
export const Course = z.object({
  id: EntityId,
  title: storedTitle(limits.course.title, messages.defaults.untitledCourse),
  description: storedText(limits.course.description),
  thumbnail: storedAddress(limits.stored.url),
  instructor: storedText(limits.name.max),
  level: storedText(limits.name.max),
  /** The category that courses are filtered by, in the school's own word; see course-category.ts. */
  category: storedTitle(limits.name.max, messages.defaults.untitledCategory),
  price: storedCount(),
  originalPrice: storedCount(),
  badge: storedText(limits.name.max),
  /** A course that is not published is a draft: only administrators see it and its lessons. */
  published: storedFlag(false),
  /**
   * The ids of the lessons that exist. Every write of lessons updates it, so that progress needs no read of lessons.
   */
  lessonIds: storedReferences(limits.stored.lessonsOfCourse),
  /** Not sorted. */
  sessions: addedLater(storedSessions()),
  /** How the days open (pace.ts). */
  pace: addedLater(storedChoice(Pace, 'open')),
  opensOn: addedLater(storedEntries(OpeningMoment, limits.day.max)),
  pacing: addedLater(storedCount()),
  ...saleFields,
  translations: storedTranslations(translatable.course),
  updatedAt: storedMoment(),
});
export type Course = z.infer<typeof Course>;

/** The title of a course, or the default where it is missing. */
export const courseTitle = ({ title }: Pick<Course, 'title'>): string =>
  title.trim() || messages.defaults.untitledCourse;
