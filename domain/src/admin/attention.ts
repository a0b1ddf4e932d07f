import { z } from 'zod';
import { Course, coursesCollection } from '@padavu/domain/course/course';
import { FurtherPayment, furtherPaymentsCollection } from '@padavu/domain/payment/further-payment';
import { Lesson, lessonsCollection } from '@padavu/domain/course/lesson';
import { limits } from '@padavu/domain/limits';
import { Payment, paymentsCollection } from '@padavu/domain/payment/payment';
import { documentEntityId } from '@padavu/domain/values/route-id';
import {
  cutText,
  fieldProblem,
  fieldProblems,
  repairedValue,
  storedMoment,
  storedText,
  type FieldProblem,
} from '@padavu/domain/stored';
import { Category, categoriesCollection } from '@padavu/domain/course/category';
import { usersCollection } from '@padavu/domain/user/user';
import { UserRecord } from '@padavu/domain/user/user-record';

export const attentionCollection = 'attention';

/** The collections whose documents are checked, by their names in the API's paths. */
export const checkedCollections = [
  coursesCollection,
  categoriesCollection,
  lessonsCollection,
  usersCollection,
  paymentsCollection,
  furtherPaymentsCollection,
] as const;
export const CheckedCollection = z.enum(checkedCollections);
export type CheckedCollection = z.infer<typeof CheckedCollection>;

const schemas: Record<CheckedCollection, { shape: Readonly<Record<string, z.ZodType>> }> = {
  [coursesCollection]: Course,
  [categoriesCollection]: Category,
  [lessonsCollection]: Lesson,
  [usersCollection]: UserRecord,
  [paymentsCollection]: Payment,
  [furtherPaymentsCollection]: FurtherPayment,
};

/** A field of a document, and what is wrong with it. */
export const FieldFault = z.object({ field: z.string(), problem: z.enum(fieldProblems) });
export type FieldFault = z.infer<typeof FieldFault>;

/**
 * `unreadable`: the document's id is invalid for its kind. No list and no page shows it, and it can only be deleted.
 * `incomplete`: a field is missing or wrong. The document shows with defaults, and it can be repaired.
 */
const attentionKinds = ['unreadable', 'incomplete'] as const;

/** The document `attention/{collection}_{documentId}`: a stored document that an administrator should look at. */
export const AttentionItem = z.object({
  collection: CheckedCollection,
  documentId: z.string().min(1),
  /** The document's title or name, or its id where it has neither. */
  label: storedText(limits.stored.label),
  kind: z.enum(attentionKinds).catch('incomplete'),
  fields: z.array(FieldFault).catch([]),
  foundAt: storedMoment(),
});
export type AttentionItem = z.infer<typeof AttentionItem>;

/**
 * The path of a document's item. Firestore takes ids of up to 1,500 bytes, and a character has up to four. No document
 * of ours has an id that is cut here.
 */
export function attentionPath(collection: CheckedCollection, documentId: string): string {
  return `${attentionCollection}/${collection}_${cutText(documentId, limits.stored.attentionId)}`;
}

type Fields = Readonly<Record<string, unknown>>;

const isNumbered = (collection: CheckedCollection) => 'id' in schemas[collection].shape;

/**
 * What is wrong with a document; `undefined` where nothing is.
 * @param fields the stored fields, with moments as `Date`s
 */
export function faultsOf(
  collection: CheckedCollection,
  documentId: string,
  fields: Fields,
): Pick<AttentionItem, 'kind' | 'fields' | 'label'> | undefined {
  const id = documentEntityId(documentId);
  const faults = Object.entries(schemas[collection].shape).flatMap(([field, schema]): FieldFault[] => {
    const problem = field === 'id' ? idProblem(fields['id'], id) : fieldProblem(schema, fields[field]);
    return problem === undefined ? [] : [{ field, problem }];
  });
  const label = labelOf(documentId, fields);
  if (isNumbered(collection) && id === 0) return { kind: 'unreadable', fields: faults, label };
  return faults.length === 0 ? undefined : { kind: 'incomplete', fields: faults, label };
}

/** The field must equal the document's own id, because lists read the field. */
function idProblem(value: unknown, id: number): FieldProblem | undefined {
  if (value === undefined) return 'missing';
  return value === id ? undefined : 'invalid';
}

function labelOf(documentId: string, { title, name, email }: Fields): string {
  const label = [title, name, email].find((text) => typeof text === 'string' && text.trim() !== '');
  return cutText(typeof label === 'string' ? label : documentId, limits.stored.label);
}

/**
 * What a repair writes: the default of each field that is missing or wrong, and no other field. `undefined` removes the
 * field.
 */
export function repairsOf(collection: CheckedCollection, documentId: string, fields: Fields): Fields {
  const faulty = new Set(faultsOf(collection, documentId, fields)?.fields.map(({ field }) => field));
  return Object.fromEntries(
    Object.entries(schemas[collection].shape)
      .filter(([field]) => faulty.has(field))
      .map(([field, schema]) => [
        field,
        field === 'id' ? documentEntityId(documentId) : repairedValue(schema, fields[field]),
      ]),
  );
}
