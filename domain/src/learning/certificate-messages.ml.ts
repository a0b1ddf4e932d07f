import type * as english from './certificate-messages.ts';
import type { Translated } from '@padavu/domain/language/translated';

// The texts of certificate-messages.ts in Malayalam (docs/malayalam.md).

export const certificateMessages: Translated<typeof english.certificateMessages> = {
  notComplete: 'ആദ്യം കോഴ്സിലെ എല്ലാ പാഠങ്ങളും പൂർത്തിയാക്കൂ.',
  notGiven: 'ഈ കോഴ്സിന് സർട്ടിഫിക്കറ്റ് ഇല്ല.',
  tasksOpen: 'നിങ്ങൾ ചെയ്തതെല്ലാം പൂർത്തിയായെന്ന് സ്കൂൾ അറിയിച്ചാൽ സർട്ടിഫിക്കറ്റ് കിട്ടും.',
  withdrawn: 'നിങ്ങളുടെ സർട്ടിഫിക്കറ്റ് പിൻവലിച്ചിട്ടുണ്ട്. ഞങ്ങൾക്ക് എഴുതൂ.',
  notValid: 'ഈ സർട്ടിഫിക്കറ്റിന് ഇപ്പോൾ സാധുതയില്ല.',
  issued: 'നിങ്ങളുടെ സർട്ടിഫിക്കറ്റ് തയ്യാറായി.',
  withdrawnNow: 'സർട്ടിഫിക്കറ്റ് പിൻവലിച്ചു.',
  reissued: 'പഴയതിനു പകരം പുതിയ സർട്ടിഫിക്കറ്റ് നൽകി.',
  renamed: 'പേര് തിരുത്തി.',
};
