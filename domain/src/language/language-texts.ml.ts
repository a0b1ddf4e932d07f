import type * as english from './language-texts.ts';
import type { Translated } from './translated.ts';

// The texts of language-texts.ts in Malayalam (docs/malayalam.md).

export const languageTexts: Translated<typeof english.languageTexts> = {
  title: 'ഭാഷ',
  label: 'നിങ്ങളുടെ ഭാഷ',
  hint: 'പേജുകൾ ഈ ഭാഷയിൽ കാണാം; ഞങ്ങൾ നിങ്ങൾക്ക് എഴുതുന്നതും ഈ ഭാഷയിൽ.',
  save: 'ഈ ഭാഷ മതി',
  saved: 'നിങ്ങളുടെ ഭാഷ സൂക്ഷിച്ചു.',
  failed: 'അത് നടന്നില്ല. വീണ്ടും ശ്രമിക്കൂ.',
  noNetwork: 'ഇന്റർനെറ്റ് കിട്ടുന്നില്ല. കണക്ഷൻ നോക്കൂ.',
};
