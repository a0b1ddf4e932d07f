import { z } from 'zod';
import { AuditEntry } from '@padavu/domain/admin/audit';
import { instant } from '@padavu/domain/values/instant';

/** The version of the export of a person's data. It increases when a field is renamed or removed. */
export const personalDataVersion = 1;

/** A stored document, without fields that only searches use. */
const Stored = z.record(z.string(), z.unknown());

/** Everything that is stored about a person. */
export const PersonalData = z.object({
  version: z.literal(personalDataVersion),
  exportedAt: instant,
  id: z.string(),
  /** The account in Firebase Auth; `null` where there is none any more. */
  signIn: z
    .object({
      email: z.string().nullable(),
      emailVerified: z.boolean(),
      disabled: z.boolean(),
      name: z.string().nullable(),
      createdAt: instant,
      lastSignInAt: instant.nullable(),
      lastRefreshAt: instant.nullable(),
      providers: z.array(z.string()),
      secondFactors: z.array(z.string()),
    })
    .nullable(),
  account: Stored.nullable(),
  progress: z.array(Stored),
  /** The person's notes on lessons. */
  notes: z.array(Stored),
  /** The person's entries in the statistics of courses. */
  learning: z.array(Stored),
  payment: Stored.nullable(),
  /** The payments after the first one. */
  furtherPayments: z.array(Stored),
  /** The person's payment claim, with the picture of the receipt. */
  paymentClaim: Stored.nullable(),
  certificates: z.array(Stored),
  /** The person's questions and answers under lessons. */
  questions: z.array(Stored),
  /** The work that the person handed in, with the pictures. */
  work: z.array(Stored),
  registration: Stored.nullable(),
  newsletter: Stored.nullable(),
  /** The unsubscription of the person's address. */
  unsubscription: Stored.nullable(),
  /** The deleted account while it can be restored, with its progress and notes. */
  trash: z.object({ entry: Stored, progress: z.array(Stored), notes: z.array(Stored) }).nullable(),
  /** The actions of administrators on the account, the latest first. */
  auditLog: z.array(
    AuditEntry.pick({ at: true, actor: true, action: true }).extend({
      before: Stored.nullable(),
      after: Stored.nullable(),
    }),
  ),
  /** The person's own actions as an administrator, the latest first, without their targets. */
  actions: z.array(AuditEntry.pick({ at: true, action: true })),
  /** Whether both lists are complete. Of a long list, the export has only the latest entries. */
  isAuditLogWhole: z.boolean(),
});
export type PersonalData = z.infer<typeof PersonalData>;

/** The next part of an export that is too long for one response: the next entries of the lists that may be long. */
export const PersonalDataPart = PersonalData.pick({ questions: true, work: true });
export type PersonalDataPart = z.infer<typeof PersonalDataPart>;

/**
 * The name of the export's file. Of the school's name, it has the characters that every file system and header accepts.
 */
export function personalDataFile(schoolName: string, id: string): string {
  const plain = schoolName
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return `${plain || 'school'}-data-${id}.json`;
}

/** Replaces other people in the export of a person's data. */
export const anotherAdministrator = { uid: '', name: 'An administrator' };

/** The notes of administrators on a payment, why a certificate is not valid any more, and who wrote about some work. */
const internalFields = new Set(['note', 'reason', 'people']);

/** A stored value for the person's own export. The names of other people are replaced, and internal fields left out. */
export function withoutOthers(value: unknown, uid: string): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutOthers(each, uid));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if ('uid' in value && 'name' in value && value.uid !== uid) return anotherAdministrator;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([field]) => !internalFields.has(field))
      .map(([field, inner]) => [field, withoutOthers(inner, uid)]),
  );
}
