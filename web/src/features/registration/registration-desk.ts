import { zodResolver } from '@hookform/resolvers/zod';
import { RegistrationForm } from '@padavu/domain/registration';
import type { z } from 'zod';

// What the registration page needs once somebody turns to its form. One file, so that it comes in one go.
export type RegistrationInput = z.input<typeof RegistrationForm>;

export const resolver = zodResolver(RegistrationForm);

export { register } from './register.ts';
export { RegistrationDone } from './RegistrationDone.tsx';
