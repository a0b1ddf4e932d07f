import { z } from 'zod';
import { DiscountPromise } from '@padavu/domain/payment/discount-promise';
import { Email } from '@padavu/domain/values/email';
import { limits } from '@padavu/domain/limits';
import { messages } from '@padavu/domain/messages';
import { NewPassword, PersonName } from './registration.ts';
import type { SiteContent, SiteCourse } from '@padavu/domain/site/site';
import { findSiteCourse } from '@padavu/domain/site/site-course';

// Separate from `registration.ts`, so that the sign-in page does not load it.

/**
 * The registration form. `course` is the value of a select: the id of a course. The page checks whether it is offered.
 */
export const RegistrationForm = z.object({
  name: PersonName,
  email: Email,
  password: NewPassword,
  course: z
    .string({ error: messages.validation.courseRequired })
    .min(1, messages.validation.courseRequired)
    .max(limits.course.title),
  /** Empty for none. */
  discountCode: z.string().trim().max(limits.name.max).optional(),
  terms: z.literal(true, { error: messages.validation.termsRequired }),
});
export type RegistrationForm = z.infer<typeof RegistrationForm>;

/** The body of `POST /users/register`. The course is identified by its id (1, `"1"`), its slug or its title. */
export const Registration = z.object({
  name: PersonName,
  email: Email,
  password: NewPassword,
  courseId: z.union([z.number(), z.string().max(limits.course.title)]).optional(),
  courseName: z.string().trim().max(limits.course.title).optional(),
  /** Empty or missing for none. */
  discountCode: z.string().trim().max(limits.name.max).optional(),
});
export type Registration = z.infer<typeof Registration>;

type Site = Pick<SiteContent, 'courses' | 'redirects'>;

/**
 * Finds the course of a registration among those of the site, also by a former slug.
 * @returns the course, or why there is none
 */
export function courseToRegister(
  { courseId, courseName }: Pick<Registration, 'courseId' | 'courseName'>,
  { courses, redirects }: Site,
): { course: SiteCourse } | { problem: string } {
  const key = String(courseId || courseName || '');
  const course = findSiteCourse(courses, Object.hasOwn(redirects, key) ? (redirects[key] ?? key) : key);
  if (!course) return { problem: messages.validation.courseRequired };
  return course.openForRegistration ? { course } : { problem: messages.validation.courseClosed };
}

/**
 * The response to a successful registration. The account waits for approval, and the reference goes into the payment
 * chat.
 */
export const RegistrationReceipt = z.object({
  id: z.string(),
  paymentReference: z.string(),
  discount: DiscountPromise.optional(),
  /** What the person pays, after a discount. An API from before this field does not send it. */
  toPay: z.int().nonnegative().optional(),
});
export type RegistrationReceipt = z.infer<typeof RegistrationReceipt>;
