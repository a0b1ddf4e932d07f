import type { Translated } from '@padavu/domain/language/translated';
import type * as english from './picture-texts.ts';

// The texts of picture-texts.ts in Malayalam (docs/malayalam.md).

export const pictureErrors: Translated<typeof english.pictureErrors> = {
  tooLong: 'ഈ ഫയൽ 30 MB-യെക്കാൾ വലുതാണ്. ചെറിയൊരു ചിത്രം തിരഞ്ഞെടുക്കൂ.',
  tooManyPixels: 'ഈ ചിത്രത്തിന് 64 മെഗാപിക്സലിൽ കൂടുതലുണ്ട്. ചെറിയൊരെണ്ണം തിരഞ്ഞെടുക്കൂ.',
  vector: 'SVG ഫയലിൽ സ്ക്രിപ്റ്റ് ഉണ്ടാകാമെന്നതിനാൽ അത് എടുക്കാനാവില്ല. ചിത്രം PNG അല്ലെങ്കിൽ JPEG ആക്കൂ.',
  unreadable: 'ഈ ഫയൽ ബ്രൗസറിന് തുറക്കാവുന്ന ചിത്രമല്ല. ഒരു JPEG, PNG അല്ലെങ്കിൽ WebP ഫയൽ തിരഞ്ഞെടുക്കൂ.',
  notSmallEnough: 'ഈ ചിത്രം വേണ്ടത്ര ചെറുതാക്കാനാവില്ല. മറ്റൊന്ന് തിരഞ്ഞെടുക്കൂ.',
};
