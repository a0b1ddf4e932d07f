import { z } from 'zod';
import { paymentsCollection } from '@padavu/domain/payment/payment';
import { mayLack, storedMoment } from '@padavu/domain/stored';
import { Role, usersCollection, UserStatus } from './user.ts';

export const erasuresCollection = 'erasures';

/**
 * The document `erasures/{uid}`: this person was erased for good. After a backup is restored, it is used to erase the
 * person again, with the newsletter address.
 */
export const Erasure = z.object({
  erasedAt: storedMoment(),
  /** The id of the person's newsletter subscription: a hash of the address. */
  subscriberId: mayLack(z.string()),
  /** Whether something is still to be erased. */
  unfinished: mayLack(z.boolean()),
});
export type Erasure = z.infer<typeof Erasure>;

/** Replaces the name of an erased person. */
export const erasedName = 'Erased person';

type Fields = Readonly<Record<string, unknown>>;

/** The only fields of an account that stay, because they do not identify the person. */
const impersonalFields: Readonly<Record<string, z.ZodType>> = {
  status: UserStatus,
  role: Role,
  courseId: z.int().positive(),
};

function isFields(value: unknown): value is Fields {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function pickImpersonal(fields: unknown): unknown {
  if (!isFields(fields)) return null;
  return Object.fromEntries(
    Object.entries(fields).filter(([field, value]) => impersonalFields[field]?.safeParse(value).success),
  );
}

function replaceName(value: unknown, uid: string): unknown {
  if (Array.isArray(value)) return value.map((each) => replaceName(each, uid));
  if (!isFields(value)) return value;
  return value['uid'] === uid ? { uid, name: erasedName } : withoutName(value, uid);
}

/** Fields without the name of this person, at any depth. The uid and everything about other people stay. */
export function withoutName(fields: Fields, uid: string): Fields {
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, replaceName(value, uid)]));
}

const isBy = (entry: unknown, uid: string) =>
  isFields(entry) && isFields(entry['by']) && entry['by']['uid'] === uid;

const nobody = { uid: '', name: erasedName };

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const withoutUid = (uids: unknown, uid: string) => listOf(uids).filter((one) => one !== uid);

/** A stored message without the name of its author. */
const unsigned = (message: unknown) => ({ ...(isFields(message) ? message : {}), by: nobody });

const isFromSchool = (message: unknown) => isFields(message) && message['fromSchool'] === true;

/**
 * A stored question under a lesson without this person; `undefined` for a question that the person asked. Answers that
 * the person wrote for the school stay, without the name. A question that waited for the school because of the person's
 * answer waits no longer.
 */
export function withoutAuthor(question: Fields, uid: string): Fields | undefined {
  if (isBy(question, uid)) return undefined;
  const before = listOf(question['answers']);
  const answers = before.flatMap((answer) => {
    if (!isBy(answer, uid)) return [answer];
    return isFromSchool(answer) ? [unsigned(answer)] : [];
  });
  const endsAnswered = !isFromSchool(before.at(-1)) && isFromSchool(answers.at(-1));
  return {
    ...question,
    answers,
    ...(endsAnswered && { waiting: false }),
    reportedBy: withoutUid(question['reportedBy'], uid),
    people: withoutUid(question['people'], uid),
  };
}

/**
 * Stored work without this person; `undefined` for work that the person handed in. The person's answers to other work
 * stay, without the name.
 */
export function withoutAnswerer(work: Fields, uid: string): Fields | undefined {
  if (isBy(work, uid)) return undefined;
  return {
    ...work,
    turns: listOf(work['turns']).map((turn) => (isBy(turn, uid) ? unsigned(turn) : turn)),
    people: withoutUid(work['people'], uid),
  };
}

/** A stored certificate, withdrawn and without the person if it is this person's. */
export const withoutHolder = (certificate: Fields, uid: string): Fields =>
  certificate['uid'] === uid
    ? { ...certificate, uid: '', name: '', status: 'withdrawn', reason: '', replacedBy: '' }
    : certificate;

/** Whether a stored entry of the audit log is about something that belongs to this person's account. */
function isAbout({ target, partOf }: Fields, uid: string): boolean {
  if (partOf === `${usersCollection}/${uid}`) return true;
  if (!isFields(target)) return false;
  const { collection, id } = target;
  return (
    ((collection === usersCollection || collection === paymentsCollection) && id === uid) ||
    id === `${usersCollection}_${uid}`
  );
}

/** The fields of an entry that never contain a person. */
const entryFields: ReadonlySet<string> = new Set(['at', 'action', 'partOf', 'undoes']);

/**
 * A stored entry of the audit log without anything that identifies this person, in its actor, its target and the values
 * before and after. The action, the moment and the ids stay.
 */
export function withoutPerson(entry: Fields, uid: string): Fields {
  if (!isAbout(entry, uid)) return withoutName(entry, uid);
  const { actor, target, before, after } = entry;
  const { collection, id } = isFields(target) ? target : {};
  return {
    ...Object.fromEntries(Object.entries(entry).filter(([field]) => entryFields.has(field))),
    actor: replaceName(actor, uid),
    target: { collection: collection ?? '', id: id ?? '', label: erasedName },
    before: pickImpersonal(before),
    after: pickImpersonal(after),
  };
}
