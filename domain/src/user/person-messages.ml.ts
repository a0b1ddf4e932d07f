import type * as english from './person-messages.ts';
import type { Translated } from '@padavu/domain/language/translated';

// The texts of person-messages.ts in Malayalam (docs/malayalam.md).

export const personMessages: Translated<typeof english.personMessages> = {
  title: 'നിങ്ങളുടെ അക്കൗണ്ട്',
  details: 'നിങ്ങളുടെ വിവരങ്ങൾ',
  name: 'പേര്',
  email: 'ഇമെയിൽ',
  emailHint: 'സൈൻ ഇൻ ചെയ്യുന്ന വിലാസം മാറ്റാൻ ഞങ്ങൾക്ക് എഴുതൂ.',
  save: 'സൂക്ഷിക്കൂ',
  saved: 'നിങ്ങളുടെ പേര് മാറ്റി.',
  receipt: 'നിങ്ങളുടെ രസീത്',
  receiptIntro: 'നിങ്ങൾ അടച്ച പണത്തിന്റെ രസീത്; സൂക്ഷിക്കാം, പ്രിന്റ് ചെയ്യാം.',
  openReceipt: 'രസീത് തുറക്കൂ',
  data: 'നിങ്ങളെക്കുറിച്ചുള്ള വിവരങ്ങൾ',
  dataIntro:
    'നിങ്ങളെക്കുറിച്ച് ഞങ്ങൾ സൂക്ഷിക്കുന്നതെല്ലാം ഒരു ഫയലിൽ: അക്കൗണ്ട്, പഠനപുരോഗതി, പണമടച്ച വിവരം, അവയിൽ ഞങ്ങൾ ചെയ്ത കാര്യങ്ങൾ.',
  download: 'എന്റെ വിവരങ്ങൾ ഡൗൺലോഡ് ചെയ്യൂ',
  downloaded: 'നിങ്ങളുടെ വിവരങ്ങൾ ഡൗൺലോഡ്സ് ഫോൾഡറിലുണ്ട്.',
  downloadFailed: 'വിവരങ്ങൾ ഡൗൺലോഡ് ചെയ്യാനായില്ല. വീണ്ടും ശ്രമിക്കൂ.',
  noNetwork: 'ഇന്റർനെറ്റ് കിട്ടുന്നില്ല. കണക്ഷൻ നോക്കൂ.',
  failed: 'അത് നടന്നില്ല. വീണ്ടും ശ്രമിക്കൂ.',
};
