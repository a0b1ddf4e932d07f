import { forget, readStoredText, storeText } from '@/lib/stored.ts';

/**
 * Restores the language that was chosen on the device before the session, if any. The account keeps the language that
 * the person chose.
 */
export function restoreDeviceLanguage(): void {
  if (readStoredText('agreedLanguage') === null) return;
  const before = readStoredText('languageBefore');
  if (before === null) forget('language');
  else storeText('language', before);
}
