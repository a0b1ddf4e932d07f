// The texts of quiz-texts.ts in Malayalam (docs/malayalam.md).

export const heading = 'ക്വിസ്';
export const toComplete = 'ഈ പാഠം പൂർത്തിയാക്കാൻ ക്വിസ് പാസാകണം.';
export const completeWhen = 'വീഡിയോ മിക്കവാറും മുഴുവൻ കണ്ടാൽ പാഠം പൂർത്തിയാകും; ഇവിടെ അറിയിച്ചാലും മതി.';
export const start = 'ക്വിസ് തുടങ്ങൂ';
export const again = 'വീണ്ടും ശ്രമിക്കൂ';
export const send = 'ഉത്തരങ്ങൾ അയയ്ക്കൂ';
export const waiting = 'നിങ്ങളുടെ ഉത്തരങ്ങൾ ഈ ഉപകരണത്തിലുണ്ട്; അയച്ചിട്ടില്ല. ഇന്റർനെറ്റ് കിട്ടിയാലുടൻ അവ പരിശോധിക്കും.';
export const grading = 'നിങ്ങളുടെ ഉത്തരങ്ങൾ പരിശോധിക്കുന്നു...';
export const noTriesLeft = 'ഇനി ശ്രമിക്കാനാവില്ല. ഞങ്ങൾക്ക് എഴുതൂ.';
export const passed = 'നിങ്ങൾ പാസായി.';
export const notPassed = 'ഇതുവരെ പാസായിട്ടില്ല.';
export const unanswered = 'ഈ ചോദ്യത്തിന് ഉത്തരം നൽകൂ.';
export const notANumber = 'ഒരു സംഖ്യ എഴുതൂ. ഉദാഹരണത്തിന്, 1000 അല്ലെങ്കിൽ 2.5.';
export const several = 'ശരിയായ എല്ലാ ഉത്തരങ്ങളും തിരഞ്ഞെടുക്കൂ.';
export const loading = 'ക്വിസ് തുറക്കുന്നു...';
export const failed = 'ക്വിസ് തുറക്കാനായില്ല.';
export const gone = 'ഈ പാഠത്തിന് ഇപ്പോൾ ക്വിസ് ഇല്ല.';
export const right = 'ശരി';
export const wrong = 'ശരിയല്ല';
export const rightAnswer = 'ശരിയായ ഉത്തരം:';
