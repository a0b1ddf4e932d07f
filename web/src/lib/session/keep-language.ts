import { z } from 'zod';
import { ApiError } from '@/lib/api.ts';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import { forget, readStoredText } from '@/lib/stored.ts';

let isSending = false;

/** Has the own account keep the language that was chosen on this device. Without a network a later page sends it. */
export async function keepLanguage(): Promise<void> {
  const language = readStoredText('chosenLanguage');
  if (isSending || language === null) return;
  isSending = true;
  try {
    await callAuthorisedApi({
      method: 'PUT',
      path: '/users/me/language',
      body: { language },
      reply: z.object({ success: z.literal(true) }),
    });
  } catch (error) {
    // What is no language is refused for good.
    if (!(error instanceof ApiError && error.status === 400)) return;
  } finally {
    isSending = false;
  }
  // Another one may have been chosen meanwhile, in another tab.
  if (readStoredText('chosenLanguage') === language) forget('chosenLanguage');
}
