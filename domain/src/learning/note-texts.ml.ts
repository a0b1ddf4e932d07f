// The texts of note-texts.ts in Malayalam (docs/malayalam.md).

export const heading = 'നിങ്ങളുടെ കുറിപ്പുകൾ';
export const show = 'നിങ്ങളുടെ കുറിപ്പുകൾ കാണിക്കൂ';
export const hide = 'നിങ്ങളുടെ കുറിപ്പുകൾ മറയ്ക്കൂ';
export const own = 'ഇവ നിങ്ങൾ മാത്രമേ കാണൂ.';
export const loading = 'നിങ്ങളുടെ കുറിപ്പുകൾ തുറക്കുന്നു...';
export const failed = 'നിങ്ങളുടെ കുറിപ്പുകൾ തുറക്കാനായില്ല.';
export const text = 'കുറിപ്പ് എഴുതൂ';
export const changedText = 'കുറിപ്പ് തിരുത്തൂ';
export const empty = 'ആദ്യം എന്തെങ്കിലും എഴുതൂ.';
export const saveNew = 'കുറിപ്പ് ചേർക്കൂ';
export const save = 'കുറിപ്പ് സൂക്ഷിക്കൂ';
export const deleted = 'കുറിപ്പ് മായ്ച്ചു.';
export const notSaved = 'നിങ്ങളുടെ കുറിപ്പ് സൂക്ഷിക്കാനായില്ല. വീണ്ടും ശ്രമിക്കൂ.';
export const waiting = 'ഇന്റർനെറ്റ് കിട്ടുന്നതുവരെ ഇത് ഈ ഉപകരണത്തിൽ മാത്രം.';
export const full = 'ഈ കോഴ്സിൽ ഇനി കുറിപ്പുകൾ ചേർക്കാനാവില്ല. ആവശ്യമില്ലാത്ത ഒരെണ്ണം മായ്ക്കൂ.';
export const none = 'ഈ കോഴ്സിൽ നിങ്ങൾക്ക് ഇതുവരെ കുറിപ്പുകളില്ല. ഓരോ പാഠത്തിനും താഴെ അവ എഴുതാം.';
export const saveAll = 'എല്ലാം ഒരു ഫയലായി സൂക്ഷിക്കൂ';
export const file = '{course}-കുറിപ്പുകൾ.md';
export const lessonGone = 'ഇപ്പോൾ ഇല്ലാത്ത ഒരു പാഠം';
