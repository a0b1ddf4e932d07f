import type * as english from './claim-messages.ts';
import type { Translated } from '@padavu/domain/language/translated';

// The texts of claim-messages.ts in Malayalam (docs/malayalam.md).

export const claimMessages: Translated<typeof english.claimMessages> = {
  numberRequired: 'പണമടച്ചതിന്റെ ട്രാൻസാക്ഷൻ നമ്പർ എഴുതൂ.',
  numberInvalid: 'ട്രാൻസാക്ഷൻ നമ്പറിൽ 6 മുതൽ 40 വരെ അക്ഷരങ്ങളും അക്കങ്ങളും ഉണ്ടാകും; അതിൽ 4 എണ്ണമെങ്കിലും അക്കങ്ങളായിരിക്കും.',
  numberMistaken: 'ഇതൊരു തീയതിയോ ബാങ്കിന്റെ IFSC കോഡോ ആണ്. പണമടച്ചതിന്റെ ട്രാൻസാക്ഷൻ നമ്പർ എഴുതൂ.',
  stored: 'നന്ദി. പണം കിട്ടിയെന്ന് ഉറപ്പാക്കി ഞങ്ങൾ കോഴ്സ് തുറന്നുതരും.',
  decided: 'നിങ്ങളുടെ രജിസ്ട്രേഷനിൽ തീരുമാനമായിക്കഴിഞ്ഞു. പേജ് വീണ്ടും തുറക്കൂ.',
};
