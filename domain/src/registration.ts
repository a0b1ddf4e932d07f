import { z } from 'zod';
import { brand, chatLink, formatRupees } from './brand.ts';
import { findPublicCourse, publicCourses } from './catalogue/public-courses.ts';
import { Email } from './email.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';

/** The name of a person as a form takes it. */
export const PersonName = z
  .string({ error: messages.validation.nameTooShort })
  .trim()
  .min(limits.name.min, messages.validation.nameTooShort)
  .max(limits.name.max, messages.validation.nameTooLong);

/** Trimmed as sign-in trims it: otherwise a space at an end would make a password that never works. */
export const NewPassword = z
  .string({ error: messages.validation.passwordTooShort })
  .trim()
  .min(limits.password.min, messages.validation.passwordTooShort)
  .max(limits.password.max, messages.validation.passwordTooLong);

/** The registration form. `course` is the id of a public course as a select carries it. */
export const RegistrationForm = z.object({
  name: PersonName,
  email: Email,
  password: NewPassword,
  course: z.enum(
    publicCourses.map((course) => String(course.id)),
    { error: messages.validation.courseRequired },
  ),
  terms: z.literal(true, { error: messages.validation.termsRequired }),
});
export type RegistrationForm = z.infer<typeof RegistrationForm>;

/**
 * The body of `POST /users/register`. The course may be named by its id
 * (1, `"1"`), or by its slug; the name that is stored is the catalogue's own.
 */
export const Registration = z
  .object({
    name: PersonName,
    email: Email,
    password: NewPassword,
    courseId: z.union([z.number(), z.string().max(limits.course.title)]).optional(),
    courseName: z.string().trim().max(limits.course.title).optional(),
  })
  .transform(({ courseId, courseName, ...person }, context) => {
    const course = findPublicCourse(courseId || courseName || '');
    if (course) return { ...person, courseId: course.id, courseName: course.title };
    context.addIssue({ code: 'custom', path: ['courseId'], message: messages.validation.courseRequired });
    return z.NEVER;
  });
export type Registration = z.infer<typeof Registration>;

/** What a successful registration answers: the account waits, and this reference goes into the payment chat. */
export const RegistrationReceipt = z.object({ id: z.string(), paymentReference: z.string() });
export type RegistrationReceipt = z.infer<typeof RegistrationReceipt>;

/** What the browser remembers of a registration that waits for approval. */
export const PendingRegistration = z.object({
  name: z.string(),
  email: z.string(),
  course: z.string(),
  price: z.number().nonnegative().nullable().catch(null),
  paymentReference: z.string().catch(''),
});
export type PendingRegistration = z.infer<typeof PendingRegistration>;

/** The message a new registrant sends to the school, ready to send. */
export function paymentMessage(registration: PendingRegistration): string {
  const { name, email, course, price, paymentReference } = registration;
  return [
    `Hello ${brand.name}, I have registered and would like to pay for my course.`,
    `Name: ${name}`,
    `Email: ${email}`,
    `Course: ${course}`,
    price === null ? '' : `Price: ${formatRupees(price)}`,
    `Payment reference: ${paymentReference}`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** The link that opens the payment chat with the message of `paymentMessage` prefilled. */
export function paymentChatLink(registration: PendingRegistration): string {
  return chatLink(paymentMessage(registration));
}
