import { z } from 'zod';
import { AuditEntry } from './audit.ts';
import { instant } from './instant.ts';

/** The form in which a person's data is handed out. A field that is renamed or taken away makes it another one. */
export const personalDataVersion = 1;

/** A document as it is stored. What belongs to searches alone is left out. */
const Stored = z.record(z.string(), z.unknown());

/** Everything that is stored about a person. */
export const PersonalData = z.object({
  version: z.literal(personalDataVersion),
  exportedAt: instant,
  id: z.string(),
  /** What the sign-in service knows; `null` for one that it does not know any more. */
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
  /** What the person wrote to lessons. */
  notes: z.array(Stored),
  /** What is counted of the person for the statistics of each course. */
  learning: z.array(Stored),
  payment: Stored.nullable(),
  /** What the person said to have paid, with the picture of the receipt. */
  paymentClaim: Stored.nullable(),
  certificates: z.array(Stored),
  /** What the person asked and answered under lessons. */
  questions: z.array(Stored),
  /** What the person handed in for lessons, with the pictures. */
  work: z.array(Stored),
  registration: Stored.nullable(),
  newsletter: Stored.nullable(),
  /** That the address wanted no newsletter any more. */
  unsubscription: Stored.nullable(),
  /** What was deleted and can still be brought back, with its progress and notes. */
  trash: z.object({ entry: Stored, progress: z.array(Stored), notes: z.array(Stored) }).nullable(),
  /** What administrators did about the account, the latest first. */
  auditLog: z.array(
    AuditEntry.pick({ at: true, actor: true, action: true }).extend({
      before: Stored.nullable(),
      after: Stored.nullable(),
    }),
  ),
  /** What the person did as an administrator, the latest first, without whom it was about. */
  actions: z.array(AuditEntry.pick({ at: true, action: true })),
  /** Whether both lists are whole; only the latest of a long one are handed out. */
  isAuditLogWhole: z.boolean(),
});
export type PersonalData = z.infer<typeof PersonalData>;

/** What the file is called: by the school's name as far as every file system and header takes it. */
export function personalDataFile(schoolName: string, id: string): string {
  const plain = schoolName
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return `${plain || 'school'}-data-${id}.json`;
}

/** Who somebody else is, in what a person reads of themselves. */
export const anotherAdministrator = { uid: '', name: 'An administrator' };

/**
 * Anything that is stored as the person reads it: everybody else is nameless, and what administrators noted of a payment,
 * which is theirs alone, is left out.
 */
export function withoutOthers(value: unknown, uid: string): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutOthers(each, uid));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if ('uid' in value && 'name' in value) return value.uid === uid ? value : anotherAdministrator;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([field]) => field !== 'note')
      .map(([field, inner]) => [field, withoutOthers(inner, uid)]),
  );
}
