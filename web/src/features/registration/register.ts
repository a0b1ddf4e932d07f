import { messages } from '@padavu/domain/messages';
import { RegistrationReceipt } from '@padavu/domain/user/registration-input';
import type { PendingRegistration } from '@padavu/domain/user/registration';
import type { RegistrationForm } from '@padavu/domain/user/registration-input';
import { dataReply } from '@padavu/domain/api/reply';
import type { SiteCourse } from '@padavu/domain/site/site';
import { findSiteCourse } from '@padavu/domain/site/site-course';
import { callApi } from '@/lib/api.ts';
import { firstTitle } from '@/lib/translated-record.ts';
import { reasonOf, refusedFields } from '@/lib/refusals.ts';
import { store } from '@/lib/stored.ts';

type FormField = keyof RegistrationForm;

/** Why a registration was refused: a text for the whole form, or one for each field that the server names. */
type Refusal = { message: string } | { fields: { field: FormField; message: string }[] };

type Outcome =
  | { state: 'registered'; registration: PendingRegistration }
  | { state: 'refused'; refusal: Refusal };

/** Registers a person for one of the courses and remembers it on this device as `pendingRegistration`. */
export async function register(
  { terms: _terms, course, discountCode, ...person }: RegistrationForm,
  courses: readonly SiteCourse[],
): Promise<Outcome> {
  const selectedCourse = findSiteCourse(courses, course);
  if (!selectedCourse) return { state: 'refused', refusal: { fields: [courseMissing] } };
  const { id: courseId } = selectedCourse;
  const courseName = firstTitle(selectedCourse);
  const reply = await callApi({
    method: 'POST',
    path: '/users/register',
    body: { ...person, courseId, courseName, ...(discountCode && { discountCode }) },
    once: true,
    reply: dataReply(RegistrationReceipt),
  }).catch(refusalFor);
  if (!('data' in reply)) return { state: 'refused', refusal: reply };
  const { paymentReference, discount, toPay } = reply.data;
  const registration: PendingRegistration = {
    name: person.name,
    email: person.email,
    course: courseName,
    title: selectedCourse.title,
    // The price on the page may have changed since the page was loaded.
    price: toPay ?? null,
    discount,
    paymentReference,
  };
  store('pendingRegistration', registration);
  return { state: 'registered', registration };
}

const courseMissing = { field: 'course', message: messages.validation.courseRequired } as const;

function refusalFor(error: unknown): Refusal {
  const fields = fieldErrors(refusedFields(error));
  if (fields.length > 0) return { fields };
  return { message: reasonOf(error, messages.register.failed, messages.register.network) };
}

/**
 * The server's field errors by the form's field names. Empty if one of them is about a field that the form does not
 * show.
 */
function fieldErrors(refused: ReturnType<typeof refusedFields>): { field: FormField; message: string }[] {
  const errors = refused.map(({ path, message }) => ({ field: fieldNames.get(path), message }));
  return errors.every((error): error is { field: FormField; message: string } => error.field !== undefined)
    ? errors
    : [];
}

const fieldNames: ReadonlyMap<string, FormField> = new Map([
  ['name', 'name'],
  ['email', 'email'],
  ['password', 'password'],
  ['courseId', 'course'],
  ['courseName', 'course'],
  ['discountCode', 'discountCode'],
]);
