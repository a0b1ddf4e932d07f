import { CheckedCollection } from '@padavu/domain/admin/attention';
import { isLessonId, isCategoryId } from '@padavu/domain/course/lesson';
import { messages } from '@padavu/domain/messages';
import { readRouteId } from '@padavu/domain/values/route-id';
import { trashedCollections } from '@padavu/domain/admin/trash';
import { z } from 'zod';
import { isDocumentId } from '#/document-id.ts';

// Ids in paths, as text. A malformed one gets 400 with the message of its schema, one that cannot exist 404.

/** An id in a stored document, in responses; 0 where it cannot be read. */
export const storedId = z.int().nonnegative();

/** The message of an issue with an id that cannot exist. */
export const noSuchId = 'Nothing has this id';

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/**
 * The id of a course, category or lesson.
 * @param refusalOf returns why a text cannot be an id; `undefined` where it can
 */
export const idParam = (refusalOf: (text: string) => string | undefined = () => undefined) =>
  z.preprocess(
    (value, context) => {
      const text = textOf(value);
      const message = refusalOf(text);
      if (message !== undefined) context.addIssue({ code: 'custom', message });
      return readRouteId(text);
    },
    z.int({ error: noSuchId }).positive(noSuchId),
  );

/** A path with the course that lessons are in. */
export const courseParams = z.object({ courseId: idParam() });

const { categoryIdInvalid, lessonIdInvalid } = messages.validation;

/** A path with the id of one course or category. */
export const entityParams = z.object({ id: idParam() });

/** A path with the category that lessons are in. */
export const categoryParams = z.object({
  subcategoryId: idParam((text) => (isCategoryId(Number(text)) ? undefined : categoryIdInvalid)),
});

/** A path with one lesson of a category. */
export const lessonParams = categoryParams.extend({
  lessonId: idParam((text) => (isLessonId(text) ? undefined : lessonIdInvalid)),
});

/** An id that Auth or Firestore has made; `missing` is the message where there is none. */
export const generatedId = (missing: string = noSuchId) =>
  z
    .string()
    .trim()
    .min(1, missing)
    .regex(/^[\w-]{1,128}$/, noSuchId)
    .refine(isDocumentId, noSuchId);

/** The message of an id that a device has made, in a form that is not accepted. */
const notAccepted = 'This id is not accepted; the API’s reference describes which are.';

/**
 * An id that a device has made. The name of a property that every object has cannot be one: the Admin SDK fails to
 * update a field of that name, so that nobody could answer or change what has the id. A wrong one is malformed, not
 * unknown: a device that makes such ids would otherwise hear that the lesson does not exist.
 */
export const deviceId = (pattern: RegExp) =>
  z
    .string()
    .regex(pattern, notAccepted)
    .refine((id) => !(id in Object.prototype), notAccepted);

/** A path with the id of one account; `message` says that it is missing. */
export const accountParams = (message: string) => z.object({ id: generatedId(message) });

/** A path with the id of one entry of the audit log. */
export const entryParams = z.object({ id: generatedId() });

/** A path with an entry of the trash: its collection and its id there. */
export const trashParams = z.object({
  id: z
    .string()
    .regex(new RegExp(`^(${trashedCollections.join('|')})_[^/]+$`), noSuchId)
    .refine(isDocumentId, noSuchId),
});

/** A path with a stored document: its collection, and its id in Firestore. */
export const faultyParams = z.object({
  collection: z.enum(CheckedCollection.options, { error: noSuchId }),
  documentId: z
    .string()
    .regex(/^[^/]{1,1500}$/, noSuchId)
    .refine(isDocumentId, noSuchId),
});
