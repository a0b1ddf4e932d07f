import { plainAmount } from '@padavu/domain/payment/amount';
import { Course } from '@padavu/domain/course/course';
import { categoryLabel } from '@padavu/domain/course/course-category';
import { CourseInput as CourseBody } from '@padavu/domain/course/course-input';
import { readNumber } from '@padavu/domain/values/read-number';
import {
  momentOfSchoolClock,
  schoolClock,
  schoolDay,
  startOfSchoolDay,
} from '@padavu/domain/school/school-day';
import { translatable } from '@padavu/domain/language/translation';
import { z } from 'zod';
import { translationFields, translationForm, withoutEmpty } from '@/components/translation-form.ts';
import { currentBrand } from '@/lib/brand.ts';
import { freshId } from '@/lib/fresh-id.ts';
import { PictureDraft } from '@/features/pictures/picture-draft.ts';

const InstructorFields = z.object({
  name: z.string(),
  words: z.string(),
  picture: z.string(),
  photo: PictureDraft,
  translations: translationFields(translatable.instructor),
});
const DayFields = z.object({
  title: z.string(),
  description: z.string(),
  /** One per line. */
  topics: z.string(),
  picture: z.string(),
  translations: translationFields(translatable.day),
});
const QuestionFields = z.object({
  question: z.string(),
  answer: z.string(),
  translations: translationFields(translatable.question),
});
const SessionFields = z.object({
  /** Empty in a draft that was stored before sessions had ids. */
  id: z.string(),
  title: z.string(),
  /** In UTC as it is stored, or a text of the input that is no moment; see `sessionStart`. */
  startsAt: z.string(),
  minutes: z.string(),
  link: z.string(),
  recording: z.string(),
  translations: translationFields(translatable.session),
});

/** In UTC as it is stored, or a text of the input that is no day; empty for none. See `openingDay`. */
const OpeningFields = z.object({ on: z.string() });

/** The values of the course form. */
export const CourseFields = z.object({
  title: z.string(),
  description: z.string(),
  category: z.string(),
  price: z.string(),
  originalPrice: z.string(),
  thumbnail: z.string(),
  picture: PictureDraft,
  instructor: z.string(),
  level: z.string(),
  badge: z.string(),
  published: z.boolean(),
  sessions: z.array(SessionFields),
  pace: z.string(),
  opensOn: z.array(OpeningFields),
  slug: z.string(),
  summary: z.string(),
  /** One per line. */
  outcomes: z.string(),
  instructors: z.array(InstructorFields),
  duration: z.string(),
  language: z.string(),
  rating: z.string(),
  reviewCount: z.string(),
  days: z.array(DayFields),
  questions: z.array(QuestionFields),
  certificate: z.boolean(),
  hours: z.string(),
  openForRegistration: z.boolean(),
  order: z.string(),
  translations: translationFields(translatable.course),
});
export type CourseFields = z.infer<typeof CourseFields>;

const { shape } = CourseBody;
/** An amount as people write one; the course's schema decides whether it is a price. */
const amount = z.string().transform((text): unknown => plainAmount(currentBrand(), text));
/** A number as people write one, 0 for an empty text; the course's schema decides whether it is valid. */
const number = z.string().transform((text) => (text.trim() === '' ? 0 : readNumber(text)));
const isMoment = (text: string) => z.iso.datetime().safeParse(text).success;
const isDay = (text: string) => z.iso.date().safeParse(text).success;
const isClockTime = (text: string) =>
  !isMoment(text) && z.iso.datetime({ local: true }).safeParse(text).success;

type Zone = { timeZone: string };

/**
 * How a moment is shown and typed by the school's clock. The form holds the moment itself, because the clock shows no
 * seconds, shows an hour twice when it is put back, and differs after the time zone was changed: a moment that nobody
 * edits stays as it is.
 */
function schoolTime(
  isTyped: (text: string) => boolean,
  textOf: (zone: Zone, moment: Date) => string,
  momentOf: (zone: Zone, text: string) => Date,
) {
  return {
    /** What the input shows for a value of the form. */
    shown: (value: string, zone: Zone): string => (isMoment(value) ? textOf(zone, new Date(value)) : value),

    /** The value of the form for a text of the input. A time that the clock skips stays a text, as it is shown. */
    typed(text: string, zone: Zone): string {
      if (!isTyped(text)) return text;
      const moment = momentOf(zone, text);
      return textOf(zone, moment) === text ? moment.toISOString() : text;
    },

    /** The moment to send, as ISO 8601 in UTC. Other texts do not change; the schema refuses them. */
    sent: (value: string): string => (isTyped(value) ? momentOf(currentBrand(), value).toISOString() : value),
  };
}
export type SchoolTime = ReturnType<typeof schoolTime>;

/** The start of a session; the input shows `2025-05-01T19:00`. */
export const sessionStart = schoolTime(isClockTime, schoolClock, momentOfSchoolClock);
/** The day on which a day of the course opens, from its first moment; the input shows `2025-05-01`. */
export const openingDay = schoolTime(isDay, schoolDay, startOfSchoolDay);

/** `null` for a day that has no date. */
const openingMoment = OpeningFields.transform(({ on }) => (on === '' ? null : openingDay.sent(on)));
/** The lines of a text, trimmed, without empty ones. */
const lines = z.string().transform((text) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean),
);

/** The input that is sent. */
export const CourseForm = z.object({
  title: shape.title,
  description: shape.description,
  category: z.string().pipe(shape.category),
  price: amount.pipe(shape.price),
  originalPrice: amount.pipe(shape.originalPrice),
  thumbnail: shape.thumbnail.unwrap(),
  picture: shape.picture.unwrap(),
  instructor: shape.instructor.unwrap(),
  level: shape.level.unwrap(),
  badge: shape.badge.unwrap(),
  published: z.boolean(),
  sessions: z
    .array(
      SessionFields.extend({
        id: z.string().transform((id) => id || undefined),
        startsAt: z.string().transform(sessionStart.sent),
        minutes: number,
        translations: translationForm(translatable.session),
      }),
    )
    .transform((entries): z.input<typeof shape.sessions> => entries.map(withoutEmpty))
    .pipe(shape.sessions),
  pace: z.string().pipe(shape.pace.unwrap()),
  opensOn: z.array(openingMoment).pipe(shape.opensOn.unwrap()),
  slug: z.string().trim().pipe(shape.slug.unwrap()),
  summary: shape.summary.unwrap(),
  outcomes: lines.pipe(shape.outcomes.unwrap()),
  instructors: z
    .array(InstructorFields.extend({ translations: translationForm(translatable.instructor) }))
    .transform((entries): z.input<typeof shape.instructors> => entries.map(withoutEmpty))
    .pipe(shape.instructors),
  duration: shape.duration.unwrap(),
  language: shape.language.unwrap(),
  rating: number.pipe(shape.rating.unwrap()),
  reviewCount: number.pipe(shape.reviewCount.unwrap()),
  days: z
    .array(DayFields.extend({ topics: lines, translations: translationForm(translatable.day) }))
    .transform((entries): z.input<typeof shape.days> => entries.map(withoutEmpty))
    .pipe(shape.days),
  questions: z
    .array(QuestionFields.extend({ translations: translationForm(translatable.question) }))
    .transform((entries): z.input<typeof shape.questions> => entries.map(withoutEmpty))
    .pipe(shape.questions),
  certificate: z.boolean(),
  hours: number.pipe(shape.hours.unwrap()),
  openForRegistration: z.boolean(),
  order: number.pipe(shape.order.unwrap()),
  translations: translationForm(translatable.course),
});
export type CourseForm = z.output<typeof CourseForm>;

/** A number as the form shows it: empty for 0, which means not set. */
const textOf = (value: number) => (value === 0 ? '' : String(value));

export function fieldsOf(course: Course): CourseFields {
  const { price, originalPrice, outcomes, days, sessions, opensOn } = course;
  const { rating, reviewCount, hours, order } = course;
  return CourseFields.parse({
    ...course,
    category: categoryLabel(course.category),
    price: String(price),
    originalPrice: String(originalPrice),
    outcomes: outcomes.join('\n'),
    days: days.map(({ topics, ...day }) => Object.assign(day, { topics: topics.join('\n') })),
    sessions: sessions.map(({ startsAt, minutes, ...session }) =>
      Object.assign(session, {
        startsAt: new Date(startsAt).toISOString(),
        minutes: String(minutes),
      }),
    ),
    opensOn: opensOn.map((opening) => ({ on: opening?.toISOString() ?? '' })),
    rating: textOf(rating),
    reviewCount: textOf(reviewCount),
    hours: textOf(hours),
    order: textOf(order),
  });
}

export const newInstructor = InstructorFields.parse({ name: '', words: '', picture: '', photo: null });
export const newDay = DayFields.parse({ title: '', description: '', topics: '', picture: '' });
export const newSession = () =>
  SessionFields.parse({
    id: freshId(),
    title: '',
    startsAt: '',
    minutes: '60',
    link: '',
    recording: '',
  });
export const newOpening = { on: '' };
export const newQuestion = QuestionFields.parse({ question: '', answer: '' });

/** The first values of a new course: an unpublished draft. */
export const newFields: CourseFields = {
  ...fieldsOf(Course.parse({ id: 1 })),
  price: '',
  originalPrice: '',
  level: 'All Levels',
};
