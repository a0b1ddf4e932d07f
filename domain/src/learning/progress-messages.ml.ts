import type * as english from './progress-messages.ts';
import type { Translated } from '@padavu/domain/language/translated';

// The texts of progress-messages.ts in Malayalam (docs/malayalam.md).

export const progressMessages: Translated<typeof english.progressMessages> = {
  timeAhead: 'ഈ സമയം ആയിട്ടില്ല. ഉപകരണത്തിലെ സമയം ശരിയാണോ എന്നു നോക്കൂ.',
};
