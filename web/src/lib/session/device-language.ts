import { forget, readStoredText, storeText } from '@/lib/stored.ts';

/** When a session ends the device has the language again that was chosen on it before, if any: what the person chose stays with the account. */
export function restoreDeviceLanguage(): void {
  if (readStoredText('agreedLanguage') === null) return;
  const before = readStoredText('languageBefore');
  if (before === null) forget('language');
  else storeText('language', before);
}
