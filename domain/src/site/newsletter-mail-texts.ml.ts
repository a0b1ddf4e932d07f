import type * as english from './newsletter-mail-texts.ts';
import type { Translated } from '@padavu/domain/language/translated';

// The texts of newsletter-mail-texts.ts in Malayalam (docs/malayalam.md).

export const newsletterMailTexts = {
  subject: '{school}: കത്ത് കിട്ടാൻ നിങ്ങളുടെ വിലാസം ഉറപ്പിക്കൂ',
  asked: '{school} അയയ്ക്കുന്ന കത്ത് ഈ വിലാസത്തിൽ വേണമെന്ന് ആരോ, മിക്കവാറും നിങ്ങൾതന്നെ, ആവശ്യപ്പെട്ടു.',
  toGetIt: 'കത്ത് കിട്ടാൻ വിലാസം ഉറപ്പിക്കൂ: {address}',
  ifNot: 'അത് നിങ്ങളല്ലെങ്കിൽ ഒന്നും ചെയ്യേണ്ട: {days} ദിവസം കഴിഞ്ഞാൽ ഞങ്ങൾ ഈ വിലാസം മായ്ച്ചുകളയും.',
  orNow: 'ഇപ്പോൾത്തന്നെ മായ്ക്കാൻ: {address}',
  confirmLink: 'എന്റെ വിലാസം ഉറപ്പിക്കൂ',
  deleteLink: 'ഇപ്പോൾത്തന്നെ മായ്ക്കൂ',
} as const satisfies Translated<typeof english.newsletterMailTexts>;
