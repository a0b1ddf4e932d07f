import type * as english from './certificate-texts.ts';
import type { Translated } from '@padavu/domain/language/translated';

// The texts of certificate-texts.ts in Malayalam (docs/malayalam.md).

export const certificateTexts = {
  pageTitle: 'സർട്ടിഫിക്കറ്റ് {number}',
  title: 'കോഴ്സ് പൂർത്തീകരണ സർട്ടിഫിക്കറ്റ്',
  titleOf: 'കോഴ്സ് പൂർത്തീകരണ സർട്ടിഫിക്കറ്റ്: {course}',
  certifies: 'ഞങ്ങൾ സാക്ഷ്യപ്പെടുത്തുന്നു:',
  completed: 'ഈ കോഴ്സ് പൂർത്തിയാക്കിയിരിക്കുന്നു:',
  completedOn: 'പൂർത്തിയാക്കിയ തീയതി',
  days: 'പഠന ദിവസങ്ങൾ',
  hours: 'പഠന മണിക്കൂറുകൾ',
  number: 'സർട്ടിഫിക്കറ്റ് നമ്പർ',
  valid: 'ഈ സർട്ടിഫിക്കറ്റ് സാധുവാണ്. ആർക്കും ഇവിടെ പരിശോധിക്കാം: {address}',
  shared: '{name}, {course} എന്ന കോഴ്സ് പൂർത്തിയാക്കി. ഈ സർട്ടിഫിക്കറ്റ് ആർക്കും പരിശോധിക്കാം.',
  checkAt: 'ഈ സർട്ടിഫിക്കറ്റ് ആർക്കും ഇവിടെ പരിശോധിക്കാം:',
  none: 'ഇങ്ങനെയൊരു സർട്ടിഫിക്കറ്റ് ഇല്ല',
  noneUnder: 'ഈ നമ്പറിൽ സർട്ടിഫിക്കറ്റൊന്നും നൽകിയിട്ടില്ല. സർട്ടിഫിക്കറ്റിലുള്ള നമ്പറുമായി ഒത്തുനോക്കൂ.',
  notValid: 'ഈ സർട്ടിഫിക്കറ്റ് സാധുവല്ല',
  numberIs: 'നമ്പർ {number}',
  withdrawn: 'സ്കൂൾ ഇത് പിൻവലിച്ചു; ഇനി ഇതിന് സാധുതയില്ല.',
  replaced: 'ഇതിനു പകരം മറ്റൊന്നുണ്ട്: {number}',
  download: 'PDF ആയി ഡൗൺലോഡ് ചെയ്യൂ',
  visit: '{school}: സൈറ്റിലേക്ക്',
} as const satisfies Translated<typeof english.certificateTexts>;
