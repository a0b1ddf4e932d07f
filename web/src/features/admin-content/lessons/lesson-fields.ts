import { LessonUpdate } from '@padavu/domain/course/lesson';
import type { Lesson } from '@padavu/domain/course/lesson';
import { limits } from '@padavu/domain/limits';
import { messages } from '@padavu/domain/messages';
import { idInput } from '@padavu/domain/values/route-id';
import { translatable } from '@padavu/domain/language/translation';
import { set } from 'react-hook-form';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { z } from 'zod';
import { translationFields, translationForm } from '@/components/translation-form.ts';
import type { LessonForm } from './api.ts';

/** The values of the lesson form. */
export const LessonFields = z.object({
  courseId: z.string(),
  subcategoryId: z.string(),
  day: z.string(),
  title: z.string(),
  description: z.string(),
  topics: z.array(z.string()),
  /** A topic that is typed but not added yet. */
  topic: z.string(),
  duration: z.string(),
  videoUrl: z.string(),
  task: z.string(),
  translations: translationFields(translatable.lesson),
});
export type LessonFields = z.infer<typeof LessonFields>;

/** The first values of a new lesson's form. */
export function newLessonFields(courseId: number, subcategoryId: number | null): LessonFields {
  return {
    courseId: String(courseId),
    subcategoryId: String(subcategoryId ?? ''),
    day: String(limits.day.min),
    title: '',
    description: '',
    topics: [],
    topic: '',
    duration: limits.lesson.defaultDuration,
    videoUrl: '',
    task: '',
    translations: LessonFields.shape.translations.parse({}),
  };
}

/** The id of another record as a field value; empty if there is none, so that one must be chosen. */
const idField = (id: number) => (id === 0 ? '' : String(id));

export function fieldsOf(lesson: Lesson): LessonFields {
  const { courseId, subcategoryId, day, title, description, topics, duration, videoUrl, task = '' } = lesson;
  return {
    courseId: idField(courseId),
    subcategoryId: idField(subcategoryId),
    day: String(day ?? ''),
    title,
    description,
    topics,
    topic: '',
    duration,
    videoUrl,
    task,
    translations: LessonFields.shape.translations.parse(lesson.translations),
  };
}

const Form = LessonUpdate.extend({
  subcategoryId: idInput(messages.validation.categoryIdInvalid),
  task: LessonUpdate.shape.task.default(''),
  translations: translationForm(translatable.lesson),
});

/** Validates the fields as the server does. A topic that is typed but not added is included. */
export const lessonResolver: Resolver<LessonFields, unknown, LessonForm> = ({ topic, ...fields }) => {
  const result = Form.safeParse({ ...fields, topics: [...fields.topics, topic] });
  return result.success
    ? { values: result.data, errors: {} }
    : {
        values: {},
        errors: errorsOf(result.error.issues.map(({ path, message }) => [path.join('.'), message])),
      };
};

/** The first message of each field, and of each translated text, by the path of its value. */
function errorsOf(
  problems: readonly (readonly [path: string, message: string])[],
): FieldErrors<LessonFields> {
  const errors: FieldErrors<LessonFields> = {};
  for (const [path, message] of problems) {
    const field = LessonFields.keyof().safeParse(path.split('.')[0]);
    if (!field.success) continue;
    if (field.data === 'translations') set(errors, path, { type: 'validation', message });
    else errors[field.data] ??= { type: 'validation', message };
  }
  return errors;
}
