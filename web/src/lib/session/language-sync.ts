import { z } from 'zod';
import { ApiError } from '@/lib/api.ts';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import { readStoredText, storeText } from '@/lib/stored.ts';

/** Saves a language to the account of the signed-in person. @throws ApiError */
export async function saveLanguage(language: string): Promise<void> {
  await callAuthorisedApi({
    method: 'PUT',
    path: '/users/me/language',
    body: { language },
    reply: z.object({ success: z.literal(true) }),
  });
}

let isSending = false;

/** Saves the language of this device to the account. Without a network a later page sends it. */
export async function syncLanguage(): Promise<void> {
  const language = readStoredText('language');
  if (isSending || language === null) return;
  isSending = true;
  try {
    await saveLanguage(language);
  } catch (error) {
    // An invalid language is always refused, so it is not sent again.
    if (!(error instanceof ApiError && error.status === 400)) return;
  } finally {
    isSending = false;
  }
  // The session may have ended in the meantime.
  if (readStoredText('agreedLanguage') !== null) storeText('agreedLanguage', language);
}
