import type * as english from './discount-messages.ts';
import type { Translated } from '@padavu/domain/language/translated';

// The texts of discount-messages.ts in Malayalam (docs/malayalam.md).

export const discountMessages: Translated<typeof english.discountMessages> = {
  unknown: 'ഇങ്ങനെയൊരു ഡിസ്കൗണ്ട് കോഡ് ഇല്ല. എഴുതിയത് ശരിയാണോ എന്നു നോക്കൂ, അല്ലെങ്കിൽ കോഡില്ലാതെ രജിസ്റ്റർ ചെയ്യൂ.',
  ended: 'ഈ ഡിസ്കൗണ്ട് കോഡിന്റെ കാലാവധി കഴിഞ്ഞു. മറ്റൊന്ന് ഉപയോഗിക്കൂ, അല്ലെങ്കിൽ കോഡില്ലാതെ രജിസ്റ്റർ ചെയ്യൂ.',
  notYet: 'ഈ ഡിസ്കൗണ്ട് കോഡ് ഇപ്പോൾ ഉപയോഗിക്കാനാവില്ല. പിന്നീട് വരൂ, അല്ലെങ്കിൽ കോഡില്ലാതെ രജിസ്റ്റർ ചെയ്യൂ.',
  usedUp: 'ഈ ഡിസ്കൗണ്ട് കോഡ് തീർന്നുപോയി. മറ്റൊന്ന് ഉപയോഗിക്കൂ, അല്ലെങ്കിൽ കോഡില്ലാതെ രജിസ്റ്റർ ചെയ്യൂ.',
  otherCourse: 'ഈ ഡിസ്കൗണ്ട് കോഡ് ഈ കോഴ്സിനുള്ളതല്ല. മറ്റൊരു കോഴ്സ് തിരഞ്ഞെടുക്കൂ, അല്ലെങ്കിൽ കോഡില്ലാതെ രജിസ്റ്റർ ചെയ്യൂ.',
  failed: 'ഡിസ്കൗണ്ട് കോഡ് പരിശോധിക്കാനായില്ല. രജിസ്റ്റർ ചെയ്യുമ്പോൾ വീണ്ടും പരിശോധിക്കും.',
};
