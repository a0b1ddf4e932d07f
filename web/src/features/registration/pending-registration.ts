import { PendingRegistration } from '@padavu/domain/registration';
import { forget, readStored } from '@/lib/stored.ts';

/** The registration that was made on this device and waits for approval (specification 3). */
export function storedRegistration(): PendingRegistration | null {
  return readStored('pendingRegistration', PendingRegistration);
}

/** Drops the stored registration of a person who has been let in; another person's stays. */
export function forgetRegistrationOf(email: string): void {
  if (storedRegistration()?.email === email) forget('pendingRegistration');
}
