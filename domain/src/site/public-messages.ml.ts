import type * as english from './public-messages.ts';
import type { Translated } from '@padavu/domain/language/translated';

// The texts of public-messages.ts in Malayalam (docs/malayalam.md).

export const dayTab: typeof english.dayTab = (day) => (day === undefined ? 'ഇല്ല' : `ദിനം ${day}`);

export const dayTitle: typeof english.dayTitle = (day, title) => `ദിനം ${day}: ${title}`;

export const registerMessages: Translated<typeof english.registerMessages> = {
  title: 'അക്കൗണ്ട് തുടങ്ങൂ',
  submit: 'രജിസ്റ്റർ ചെയ്യൂ',
  submitting: 'രജിസ്റ്റർ ചെയ്യുന്നു...',
  success: 'നിങ്ങൾ രജിസ്റ്റർ ചെയ്തുകഴിഞ്ഞു. പണമടയ്ക്കാനുള്ള ചാറ്റ് ഇപ്പോൾ തുറക്കും; അതിനുശേഷം അഡ്മിൻ നിങ്ങളുടെ കോഴ്സ് തുറന്നുതരും.',
  network: 'ഇന്റർനെറ്റ് കിട്ടുന്നില്ല. കണക്ഷൻ നോക്കൂ.',
  failed: 'രജിസ്ട്രേഷൻ നടന്നില്ല. കുറച്ചുകഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കൂ.',
  closed: 'ഇപ്പോൾ രജിസ്ട്രേഷൻ ഇല്ല. പിന്നീട് വീണ്ടും വരൂ.',
  emailTaken: 'ഈ ഇമെയിൽ വിലാസത്തിൽ ഒരു അക്കൗണ്ട് ഉണ്ട്. അതിൽ സൈൻ ഇൻ ചെയ്യൂ.',
  chatLoading: 'പണമടയ്ക്കാനുള്ള ചാറ്റ് നോക്കുന്നു...',
  chatFailed: 'പണമടയ്ക്കാനുള്ള ചാറ്റ് തുറക്കാനായില്ല.',
};
