import type * as english from './quiz-messages.ts';
import type { Translated } from '@padavu/domain/language/translated';

// The texts of quiz-messages.ts in Malayalam (docs/malayalam.md).

export const quizMessages: Translated<typeof english.quizMessages> = {
  changed: 'ഇതിനിടെ ക്വിസ് മാറ്റിയിട്ടുണ്ട്. വീണ്ടും ഉത്തരം നൽകൂ.',
  noTriesLeft: 'ഇനി ശ്രമിക്കാനാവില്ല. സ്കൂളിന് എഴുതൂ.',
  graded: 'നിങ്ങളുടെ ഉത്തരങ്ങൾ പരിശോധിച്ചു.',
  saved: 'ക്വിസ് സൂക്ഷിച്ചു.',
  removed: 'ക്വിസ് നീക്കി.',
  failed: 'അത് നടന്നില്ല. വീണ്ടും ശ്രമിക്കൂ.',
};
