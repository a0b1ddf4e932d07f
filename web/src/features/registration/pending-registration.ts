import { PendingRegistration } from '@padavu/domain/user/registration';
import { forget, readStored } from '@/lib/stored.ts';

/** The registration made on this device that waits for approval. */
export function storedRegistration(): PendingRegistration | null {
  return readStored('pendingRegistration', PendingRegistration);
}

/** Deletes the stored registration of an approved person; another person's stays. */
export function forgetRegistrationOf(email: string): void {
  if (storedRegistration()?.email === email) forget('pendingRegistration');
}
