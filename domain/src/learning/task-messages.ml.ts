import type * as english from './task-messages.ts';
import type { Translated } from '@padavu/domain/language/translated';

// The texts of task-messages.ts in Malayalam (docs/malayalam.md).

export const taskMessages: Translated<typeof english.taskMessages> = {
  textRequired: 'ആദ്യം എന്തെങ്കിലും എഴുതൂ.',
  sent: 'നിങ്ങൾ ചെയ്തത് അയച്ചു.',
  answered: 'മറുപടി അയച്ചു.',
  done: 'ഇത് പൂർത്തിയായതാണ്.',
  changed: 'ഇതിനിടെ ഇതിൽ പുതിയത് എഴുതിയിട്ടുണ്ട്. ഒന്നുകൂടി നോക്കൂ.',
  newer: 'ഇതിനിടെ ഇവിടെ പുതിയത് വന്നിട്ടുണ്ട്. അത് വായിച്ചിട്ട് വീണ്ടും അയയ്ക്കൂ.',
  noTask: 'ഈ പാഠത്തിൽ ചെയ്യാനായി ഒന്നുമില്ല.',
  notSent: 'നിങ്ങൾ ചെയ്തത് ആദ്യം അയയ്ക്കൂ.',
  full: 'ഇത് ഇനി അയയ്ക്കാനാവില്ല: അയയ്ക്കാവുന്നത്രയും തവണയായി. ഞങ്ങൾക്ക് എഴുതൂ.',
};
