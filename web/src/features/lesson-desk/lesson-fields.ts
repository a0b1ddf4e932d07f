import { LessonUpdate } from '@padavu/domain/lesson';
import type { Lesson } from '@padavu/domain/lesson';
import { limits } from '@padavu/domain/limits';
import { messages } from '@padavu/domain/messages';
import { idInput } from '@padavu/domain/route-id';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { z } from 'zod';
import type { LessonForm } from './save-lesson.ts';

/** What the fields of the lesson's form hold. */
export const LessonFields = z.object({
  courseId: z.string(),
  subcategoryId: z.string(),
  day: z.string(),
  title: z.string(),
  description: z.string(),
  topics: z.array(z.string()),
  /** A topic that is typed and not added yet. */
  topic: z.string(),
  duration: z.string(),
  videoUrl: z.string(),
});
export type LessonFields = z.infer<typeof LessonFields>;

/** A new lesson as specification 4, "Lesson modal", begins it. */
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
  };
}

export function fieldsOf(lesson: Lesson): LessonFields {
  const { courseId, subcategoryId, day, title, description, topics, duration, videoUrl } = lesson;
  return {
    courseId: String(courseId),
    subcategoryId: String(subcategoryId),
    day: String(day ?? ''),
    title,
    description,
    topics,
    topic: '',
    duration,
    videoUrl,
  };
}

const Form = LessonUpdate.extend({ subcategoryId: idInput(messages.validation.subcategoryIdInvalid) });

/** Checks the fields as the server does; a topic that is typed and not added belongs to it too. */
export const lessonResolver: Resolver<LessonFields, unknown, LessonForm> = ({ topic, ...fields }) => {
  const read = Form.safeParse({ ...fields, topics: [...fields.topics, topic] });
  return read.success
    ? { values: read.data, errors: {} }
    : {
        values: {},
        errors: errorsOf(read.error.issues.map(({ path, message }) => [path.join('.'), message])),
      };
};

/** The first message of each field, by the path of the value that is wrong. */
export function errorsOf(
  wrong: readonly (readonly [path: string, message: string])[],
): FieldErrors<LessonFields> {
  const errors: FieldErrors<LessonFields> = {};
  for (const [path, message] of wrong) {
    const field = LessonFields.keyof().safeParse(path.split('.')[0]);
    if (field.success) errors[field.data] ??= { type: 'validation', message };
  }
  return errors;
}
