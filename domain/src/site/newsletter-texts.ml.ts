import type * as english from './newsletter-texts.ts';
import type { Translated } from '@padavu/domain/language/translated';

// The texts of newsletter-texts.ts in Malayalam (docs/malayalam.md).

export const newsletterTexts: Translated<typeof english.newsletterTexts> = {
  confirmTitle: 'നിങ്ങളുടെ വിലാസം ഉറപ്പിക്കൂ',
  confirmIntro: 'ഒന്നമർത്തിയാൽ മതി; ഞങ്ങളുടെ അടുത്ത കത്ത് നിങ്ങൾക്കും കിട്ടും.',
  confirm: 'ഉറപ്പിക്കൂ',
  confirmed: 'നന്ദി. നിങ്ങളുടെ വിലാസം ഉറപ്പിച്ചു.',
  unsubscribeTitle: 'കത്ത് നിർത്താം',
  unsubscribeIntro: 'ഇനി ഞങ്ങളുടെ കത്ത് വരില്ല; നിങ്ങളുടെ വിലാസം ഞങ്ങൾ മായ്ച്ചുകളയും.',
  unsubscribe: 'കത്ത് നിർത്തൂ',
  unsubscribed: 'കത്ത് നിർത്തി; നിങ്ങളുടെ വിലാസം മായ്ച്ചുകളഞ്ഞു.',
  linkInvalid: 'ഈ ലിങ്കിന്റെ കാലാവധി കഴിഞ്ഞു. ഞങ്ങളുടെ ഹോം പേജിൽനിന്ന് ഒരിക്കൽക്കൂടി വിലാസം തരൂ.',
  failed: 'അത് നടന്നില്ല. ഇന്റർനെറ്റ് കണക്ഷൻ നോക്കിയിട്ട് വീണ്ടും ശ്രമിക്കൂ.',
};
