// The texts of texts.ts in Malayalam (docs/malayalam.md).

export const showPassword = 'പാസ്‌വേഡ് കാണിക്കൂ';
export const hidePassword = 'പാസ്‌വേഡ് മറയ്ക്കൂ';
export const pause = 'നിർത്തൂ';
export const play = 'തുടരൂ';
export const previousSlide = 'മുമ്പത്തെ സ്ലൈഡ്';
export const nextSlide = 'അടുത്ത സ്ലൈഡ്';
export const slideOf = '{count}-ൽ {number}';
export const price = 'ഫീസ്';
export const copy = '{what} പകർത്തൂ';
export const copied = 'പകർത്തി';
export const copiedWhat = '{what} പകർത്തി';
export const copyBlocked = 'ബ്രൗസർ പകർത്താൻ അനുവദിച്ചില്ല. എഴുത്ത് തിരഞ്ഞെടുത്ത് നേരിട്ട് പകർത്തൂ.';
export const insteadOf = 'മുമ്പത്തെ ഫീസ്';
export const skip = 'ഉള്ളടക്കത്തിലേക്ക്';
export const wrong = 'എന്തോ കുഴപ്പമുണ്ടായി';
export const problem = 'ഈ പേജ് തുറക്കാനായില്ല';
export const offline = 'നിങ്ങൾ ഓഫ്‌ലൈനാണ്';
export const newerVersion = 'പേജ് വീണ്ടും തുറക്കൂ: സൈറ്റ് പുതുക്കിയിട്ടുണ്ടാകാം.';
export const needsConnection = 'ഈ പേജിന് ഇന്റർനെറ്റ് വേണം. കണക്ഷൻ കിട്ടുമ്പോൾ വീണ്ടും തുറക്കൂ.';
export const loadAgain = 'വീണ്ടും തുറക്കൂ';
export const inEnglish = 'ഇംഗ്ലീഷിൽ';
export const languages = 'ഭാഷകൾ';
