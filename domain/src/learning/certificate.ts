import { z } from 'zod';
import type { Course } from '@padavu/domain/course/course';
import { instant } from '@padavu/domain/values/instant';
import type { Lesson } from '@padavu/domain/course/lesson';
import { limits } from '@padavu/domain/limits';
import { referenceAlphabet } from '@padavu/domain/payment/payment-reference';
import { isComplete, type Progress } from './progress.ts';
import {
  storedChoice,
  storedCount,
  storedDay,
  storedMoment,
  storedReference,
  storedText,
} from '@padavu/domain/stored';

export const certificatesCollection = 'certificates';

/** The number of a learner's certificate for a course, so that a repeated request makes no second one. */
export const certificateHoldersCollection = 'certificateHolders';
export const certificateHolderPath = (uid: string, courseId: number) =>
  `${certificateHoldersCollection}/${uid}_${courseId}`;

/** Characters. */
const maxLength = { reason: 300, number: 19 } as const;

const groups = { count: 4, letters: 4 } as const;

/**
 * Four groups of four letters and digits that nobody confuses: `K7M3-QX9A-2BCD-EF45`. It has 78 random bits, so nobody
 * can guess the number of a certificate.
 */
export const CertificateNumber = z
  .string()
  .regex(new RegExp(`^(?:[${referenceAlphabet}]{4}-){3}[${referenceAlphabet}]{4}$`));

export const CertificateHolder = z.object({ number: CertificateNumber });

/**
 * Makes a certificate's number.
 * @param randomInt returns a whole number from 0 up to, not including, its argument
 */
export function makeCertificateNumber(randomInt: (below: number) => number): string {
  const group = () =>
    Array.from({ length: groups.letters }, () =>
      referenceAlphabet.charAt(randomInt(referenceAlphabet.length)),
    ).join('');
  return Array.from({ length: groups.count }, group).join('-');
}

/**
 * Reads a number that a person typed or pasted (`k7m3 qx9a 2bcd ef45`) into its stored form; `undefined` when it cannot
 * be one.
 */
export function readCertificateNumber(typed: string): string | undefined {
  const letters = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  const { data } = CertificateNumber.safeParse(letters.match(/.{1,4}/g)?.join('-'));
  return data;
}

/** `replaced`: the same person and course have a newer one, because the name was corrected or it was reissued. */
const certificateStatuses = ['valid', 'withdrawn', 'replaced'] as const;
const Status = z.enum(certificateStatuses);

/** The document `certificates/{number}`. An unreadable status counts as withdrawn. */
export const Certificate = z.object({
  /** Empty once the person is erased. */
  uid: storedText(limits.stored.id),
  courseId: storedReference(),
  name: storedText(limits.name.max),
  course: storedText(limits.course.title),
  school: storedText(limits.school.text),
  /** The day on which the last lesson was completed, in the school's time zone. */
  completedOn: storedDay(),
  issuedAt: storedMoment(),
  /** Days of lessons, and the course's hours; 0 where the course states none. */
  days: storedCount(),
  hours: storedCount(),
  status: storedChoice(Status, 'withdrawn'),
  /** Why it is not valid any more, for administrators. The public check leaves it out. */
  reason: storedText(maxLength.reason),
  /** The number of the certificate that replaced it; empty for none. */
  replacedBy: storedText(maxLength.number),
});
export type Certificate = z.infer<typeof Certificate>;

/** A certificate in responses to its learner and to administrators. */
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

/** A certificate in the response to anybody who has its number. One that is not valid does not name the person. */
export const CertificateCheck = CertificateReply.omit({ courseId: true, reason: true });
export type CertificateCheck = z.infer<typeof CertificateCheck>;

export const certificateReply = (
  number: string,
  { uid: _uid, courseId, ...fields }: Certificate,
): CertificateReply => ({ number, courseId: courseId ?? 0, ...fields });

export function certificateCheck(number: string, certificate: Certificate): CertificateCheck {
  const { courseId: _courseId, reason: _reason, ...check } = certificateReply(number, certificate);
  return check.status === 'valid' ? check : { ...check, name: '' };
}

/** The characters in the fonts of the file: the letters of Western Europe, and Malayalam. */
const printable =
  /^[ -~\u00A0-\u00FF\u0131\u0152\u0153\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u0D00-\u0D63\u0D66-\u0D7F\u200C\u200D]*$/;

/** Whether the fonts of the file can write a text. */
export const isPrintableText = (text: string): boolean => printable.test(text);

/**
 * Whether the fonts of the file can write a certificate. Otherwise the browser prints the page with the fonts of its
 * device.
 */
export const isPrintable = ({ name, course, school }: Pick<CertificateCheck, 'name' | 'course' | 'school'>) =>
  isPrintableText(name + course + school);

/** The body of withdrawing and of reissuing a certificate. */
export const CertificateReason = z.object({
  reason: z.string().trim().min(1, 'Please say why').max(maxLength.reason),
});
export type CertificateReason = z.infer<typeof CertificateReason>;

/**
 * When a learner completed a course: the moment of the latest mark. `undefined` until every lesson is complete, and for
 * a course without lessons.
 */
export function completedAt(progress: Progress, { lessonIds }: Pick<Course, 'lessonIds'>): Date | undefined {
  if (lessonIds.length === 0 || !lessonIds.every((id) => isComplete(progress, id))) return undefined;
  return new Date(Math.max(...lessonIds.map((id) => progress.lessons[id]?.at.getTime() ?? 0)));
}

/** Whether a lesson asks for work that the school has not accepted. The certificate waits for it. */
export const hasOpenWork = ({ id, task }: Pick<Lesson, 'id' | 'task'>, { tasks }: Progress): boolean =>
  Boolean(task) && tasks?.[id]?.state !== 'done';
