import { zodResolver } from '@hookform/resolvers/zod';
import { RegistrationForm } from '@padavu/domain/user/registration-input';
import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { carryFields } from '@/lib/carried-fields.ts';

// Everything that the registration form needs once it is used, in one file, so that one request loads it.
export type RegistrationInput = z.input<typeof RegistrationForm>;

export const resolver = zodResolver(RegistrationForm);

/**
 * Takes what is typed along to the page in another language, or back to this one, and fills in what came along. To
 * another language the course and the code go in the address. A password is never stored, and consent is to what is
 * read.
 */
export function carryInput(
  form: HTMLFormElement,
  { getValues, setValue }: Pick<UseFormReturn<RegistrationInput>, 'getValues' | 'setValue'>,
): void {
  const carried = carryFields(form, (link) => {
    const { name, email, course, discountCode = '' } = getValues();
    if (link) {
      const address = new URL(link.href);
      address.searchParams.set('courseId', course);
      address.searchParams.set('code', discountCode);
      link.href = address.href;
    }
    return { name, email, courseId: course, discountCode };
  });
  // The contact form's course, which may come along too, is a title.
  const { name, email, courseId: course, discountCode } = carried;
  const values = { name, email, course, discountCode };
  for (const field of ['name', 'email', 'course', 'discountCode'] as const) {
    const value = values[field];
    if (value && !getValues(field)) setValue(field, value);
  }
}

export { checkDiscount } from './check-discount.ts';
export { register } from './register.ts';
export { RegistrationDone } from './RegistrationDone.tsx';
