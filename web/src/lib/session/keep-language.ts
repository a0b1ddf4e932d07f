import { z } from 'zod';
import { ApiError } from '@/lib/api.ts';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import { readStoredText, storeText } from '@/lib/stored.ts';

/** Has the own account keep a language. @throws ApiError */
export async function saveLanguage(language: string): Promise<void> {
  await callAuthorisedApi({
    method: 'PUT',
    path: '/users/me/language',
    body: { language },
    reply: z.object({ success: z.literal(true) }),
  });
}

let isSending = false;

/** Has the own account keep the language of this device. Without a network a later page sends it. */
export async function keepLanguage(): Promise<void> {
  const language = readStoredText('language');
  if (isSending || language === null) return;
  isSending = true;
  try {
    await saveLanguage(language);
  } catch (error) {
    // What is no language is refused for good.
    if (!(error instanceof ApiError && error.status === 400)) return;
  } finally {
    isSending = false;
  }
  // The session may be over meanwhile.
  if (readStoredText('agreedLanguage') !== null) storeText('agreedLanguage', language);
}
