import { z } from 'zod';
import { paymentsCollection } from './payment.ts';
import { mayLack, storedMoment } from './stored.ts';
import { Role, usersCollection, UserStatus } from './user.ts';

export const erasuresCollection = 'erasures';

/**
 * The document `erasures/{uid}`: this person was erased for good. Whoever restores a backup erases them again by it, and
 * takes their newsletter address out.
 */
export const Erasure = z.object({
  erasedAt: storedMoment(),
  /** The id of the person's newsletter address, the hash of it. */
  subscriberId: mayLack(z.string()),
  /** Something is left to be erased. */
  unfinished: mayLack(z.boolean()),
});
export type Erasure = z.infer<typeof Erasure>;

/** What stands where the name of somebody stood who was erased. */
export const erasedName = 'Erased person';

type Fields = Readonly<Record<string, unknown>>;

/** All that stays of an account's fields: what says nothing of the person. */
const impersonal: Readonly<Record<string, z.ZodType>> = {
  status: UserStatus,
  role: Role,
  courseId: z.int().positive(),
};

function isFields(value: unknown): value is Fields {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function impersonalOf(fields: unknown): unknown {
  if (!isFields(fields)) return null;
  return Object.fromEntries(
    Object.entries(fields).filter(([field, value]) => impersonal[field]?.safeParse(value).success),
  );
}

function nameless(value: unknown, uid: string): unknown {
  if (Array.isArray(value)) return value.map((each) => nameless(each, uid));
  if (!isFields(value)) return value;
  return value['uid'] === uid ? { uid, name: erasedName } : withoutName(value, uid);
}

/** Fields in which this person, at any depth, is known by the uid alone. What is about others stays as it is. */
export function withoutName(fields: Fields, uid: string): Fields {
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, nameless(value, uid)]));
}

/** Whether an entry of the audit log, as it is stored, is about what belongs to this person's account. */
function isAbout({ target, partOf }: Fields, uid: string): boolean {
  if (partOf === `${usersCollection}/${uid}`) return true;
  if (!isFields(target)) return false;
  const { collection, id } = target;
  return (
    ((collection === usersCollection || collection === paymentsCollection) && id === uid) ||
    id === `${usersCollection}_${uid}`
  );
}

/** What an entry is, beside the people in it. */
const entryFields: ReadonlySet<string> = new Set(['at', 'action', 'partOf', 'undoes']);

/**
 * An entry of the audit log, as it is stored, without anything that says who this person is: who did it, whom it is about,
 * and what was stored before and after. That it happened, when, and the ids stay.
 */
export function withoutPerson(entry: Fields, uid: string): Fields {
  if (!isAbout(entry, uid)) return withoutName(entry, uid);
  const { actor, target, before, after } = entry;
  const { collection, id } = isFields(target) ? target : {};
  return {
    ...Object.fromEntries(Object.entries(entry).filter(([field]) => entryFields.has(field))),
    actor: nameless(actor, uid),
    target: { collection: collection ?? '', id: id ?? '', label: erasedName },
    before: impersonalOf(before),
    after: impersonalOf(after),
  };
}
