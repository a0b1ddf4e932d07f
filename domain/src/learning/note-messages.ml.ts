import { limits } from '@padavu/domain/limits';
import type * as english from './note-messages.ts';
import type { Translated } from '@padavu/domain/language/translated';

// The texts of note-messages.ts in Malayalam (docs/malayalam.md).

export const noteMessages: Translated<typeof english.noteMessages> = {
  saved: 'കുറിപ്പ് സൂക്ഷിച്ചു.',
  changed: 'ഇതിനിടെ കുറിപ്പ് മാറ്റിയിട്ടുണ്ട്. അത് ഒന്നുകൂടി നോക്കൂ.',
  full: `ഈ കോഴ്സിൽ നിങ്ങൾക്ക് ${limits.note.perCourse} കുറിപ്പുകളായി; ഇനി ചേർക്കാനാവില്ല.`,
  noLesson: 'ഈ കോഴ്സിൽ അങ്ങനെയൊരു പാഠമില്ല.',
};
