import { z } from 'zod';
import type { Course } from './course.ts';
import { instant } from './instant.ts';
import { limits } from './limits.ts';
import { referenceAlphabet } from './payment-reference.ts';
import { isComplete, type Progress } from './progress.ts';
import { storedChoice, storedCount, storedDay, storedMoment, storedReference, storedText } from './stored.ts';

export const certificatesCollection = 'certificates';

/** Which number somebody's certificate of a course has, so that asking twice makes one certificate. */
export const certificateHoldersCollection = 'certificateHolders';
export const certificateHolderPath = (uid: string, courseId: number) =>
  `${certificateHoldersCollection}/${uid}_${courseId}`;

export const CertificateHolder = z.object({ number: z.string() });

/** Letters. */
const longest = { reason: 300, number: 19 } as const;

const groups = { count: 4, letters: 4 } as const;

/**
 * Four groups of four letters and digits that nobody confuses: `K7M3-QX9A-2BCD-EF45`. With 78 random bits a number tells that
 * its certificate was made, and nobody guesses one.
 */
export const CertificateNumber = z
  .string()
  .regex(new RegExp(`^(?:[${referenceAlphabet}]{4}-){3}[${referenceAlphabet}]{4}$`));

/**
 * Makes a certificate's number.
 * @param randomInt gives a whole number from 0 up to, not including, its argument
 */
export function makeCertificateNumber(randomInt: (below: number) => number): string {
  const group = () =>
    Array.from({ length: groups.letters }, () =>
      referenceAlphabet.charAt(randomInt(referenceAlphabet.length)),
    ).join('');
  return Array.from({ length: groups.count }, group).join('-');
}

/** A number as a person typed or pasted it (`k7m3 qx9a 2bcd ef45`) as it is stored; `undefined` when it cannot be one. */
export function readCertificateNumber(typed: string): string | undefined {
  const letters = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  const { data } = CertificateNumber.safeParse(letters.match(/.{1,4}/g)?.join('-'));
  return data;
}

/** `replaced` by another of the same person and course: the name was corrected, or it was made again. */
export const certificateStatuses = ['valid', 'withdrawn', 'replaced'] as const;
const Status = z.enum(certificateStatuses);

/** The document `certificates/{number}`. What makes no sense certifies nothing. */
export const Certificate = z.object({
  /** Empty once the person is erased. */
  uid: storedText(limits.stored.id),
  courseId: storedReference(),
  name: storedText(limits.name.max),
  course: storedText(limits.course.title),
  school: storedText(limits.school.text),
  /** The school's day on which the last lesson was completed. */
  completedOn: storedDay(),
  issuedAt: storedMoment(),
  /** Days of lessons, and hours as the course says; 0 where it does not. */
  days: storedCount(),
  hours: storedCount(),
  status: storedChoice(Status, 'withdrawn'),
  /** Why it is not valid any more: for administrators alone. */
  reason: storedText(longest.reason),
  /** The number of the certificate in its place; empty for none. */
  replacedBy: storedText(longest.number),
});
export type Certificate = z.infer<typeof Certificate>;

/** A certificate as its learner and administrators read it. */
export const CertificateReply = z.object({
  number: CertificateNumber,
  status: Status,
  name: z.string(),
  courseId: z.int(),
  course: z.string(),
  school: z.string(),
  completedOn: z.iso.date(),
  issuedAt: instant,
  days: z.int().nonnegative(),
  hours: z.int().nonnegative(),
  reason: z.string(),
  replacedBy: z.string(),
});
export type CertificateReply = z.infer<typeof CertificateReply>;

/** A certificate as anybody reads it who has its number: one that is not valid says nothing of the person. */
export const CertificateCheck = CertificateReply.omit({ courseId: true, reason: true });
export type CertificateCheck = z.infer<typeof CertificateCheck>;

export const certificateReply = (
  number: string,
  { uid: _uid, courseId, ...said }: Certificate,
): CertificateReply => ({ number, courseId: courseId ?? 0, ...said });

export function certificateCheck(number: string, certificate: Certificate): CertificateCheck {
  const { courseId: _courseId, reason: _reason, ...said } = certificateReply(number, certificate);
  return said.status === 'valid' ? said : { ...said, name: '' };
}

/** What the fonts of the file have: Western Europe's letters, and Malayalam. */
const printable =
  /^[ -~\u00A0-\u00FF\u0131\u0152\u0153\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u0D00-\u0D63\u0D66-\u0D7F\u200C\u200D]*$/;

/** Whether a certificate can be a file of its own. What it cannot write, a browser prints with the fonts of its device. */
export const isPrintable = ({ name, course, school }: Pick<CertificateCheck, 'name' | 'course' | 'school'>) =>
  printable.test(name + course + school);

/** The body of withdrawing and of making again. */
export const CertificateReason = z.object({
  reason: z.string().trim().min(1, 'Please say why').max(longest.reason),
});
export type CertificateReason = z.infer<typeof CertificateReason>;

/**
 * When a learner completed a course: the moment of the last mark. `undefined` until every lesson is complete, and for a course
 * without lessons.
 */
export function completedAt(progress: Progress, { lessonIds }: Pick<Course, 'lessonIds'>): Date | undefined {
  if (lessonIds.length === 0 || !lessonIds.every((id) => isComplete(progress, id))) return undefined;
  return new Date(Math.max(...lessonIds.map((id) => progress.lessons[id]?.at.getTime() ?? 0)));
}
