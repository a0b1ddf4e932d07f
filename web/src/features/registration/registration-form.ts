import { zodResolver } from '@hookform/resolvers/zod';
import { RegistrationForm } from '@padavu/domain/registration-input';
import type { z } from 'zod';

// Everything that the registration form needs once it is used, in one file, so that one request loads it.
export type RegistrationInput = z.input<typeof RegistrationForm>;

export const resolver = zodResolver(RegistrationForm);

export { checkDiscount } from './check-discount.ts';
export { register } from './register.ts';
export { RegistrationDone } from './RegistrationDone.tsx';
