import { questionLimits } from './question-limits.ts';
import type * as english from './question-messages.ts';
import type { Translated } from '@padavu/domain/language/translated';

// The texts of question-messages.ts in Malayalam (docs/malayalam.md).

export const questionMessages: Translated<typeof english.questionMessages> = {
  textRequired: 'ആദ്യം എന്തെങ്കിലും എഴുതൂ.',
  asked: 'നിങ്ങളുടെ ചോദ്യം ചേർത്തു. ആരെങ്കിലും ഉത്തരം തന്നാൽ ഇവിടെ കാണാം.',
  answered: 'നിങ്ങളുടെ ഉത്തരം ചേർത്തു.',
  reported: 'നന്ദി. സ്കൂൾ ഇത് പരിശോധിക്കും.',
  withdrawn: 'നിങ്ങളുടെ ചോദ്യം പിൻവലിച്ചു.',
  answeredMeanwhile: 'ഇതിനിടെ ഒരാൾ ഉത്തരം തന്നു: ചോദ്യം ഇനി പിൻവലിക്കാനാവില്ല.',
  changed: 'സൂക്ഷിച്ചു.',
  closed: 'സ്കൂൾ ഈ ചോദ്യം അവസാനിപ്പിച്ചു.',
  full: `ഈ ചോദ്യത്തിന് ${questionLimits.answers} ഉത്തരങ്ങളായി; ഇനി ചേർക്കാനാവില്ല.`,
  gone: 'ഈ ചോദ്യം ഇപ്പോൾ ഇവിടെയില്ല.',
  taken: 'നിങ്ങൾ മുമ്പ് അയച്ചത് എത്തിയിട്ടുണ്ട്. ഇതും ചേർക്കണമെങ്കിൽ വീണ്ടും അയയ്ക്കൂ.',
};
