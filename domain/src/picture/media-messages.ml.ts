import type * as english from './media-messages.ts';
import type { Translated } from '@padavu/domain/language/translated';
import { pictureLimits } from './picture-file.ts';

// The texts of media-messages.ts in Malayalam (docs/malayalam.md).

const { bytes, side } = pictureLimits.stored;

export const mediaMessages: Translated<typeof english.mediaMessages> = {
  stored: 'ചിത്രം സൂക്ഷിച്ചു.',
  unknownType: 'ഈ ഫയൽ WebP, PNG അല്ലെങ്കിൽ JPEG ചിത്രമല്ല. SVG ഫയലിൽ സ്ക്രിപ്റ്റ് ഉണ്ടാകാമെന്നതിനാൽ അത് എടുക്കാനാവില്ല.',
  notWhole: 'ഈ ചിത്രം മുഴുവനില്ല, അല്ലെങ്കിൽ അവസാനം മറ്റെന്തോ ചേർന്നിട്ടുണ്ട്.',
  tooLarge: `ചിത്രത്തിന് വീതിയും ഉയരവും ${side} പിക്സലിൽ കൂടരുത്.`,
  gone: 'ഈ ചിത്രം ഇപ്പോൾ ഇവിടെയില്ല. വീണ്ടും തിരഞ്ഞെടുക്കൂ.',
  tooLong: `ചിത്രം ${bytes / 1024} KiB-യിൽ കൂടരുത്.`,
};
