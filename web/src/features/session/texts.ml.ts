// The texts of texts.ts in Malayalam (docs/malayalam.md).

export const home = 'ഹോം';
export const description = 'നിങ്ങളുടെ കോഴ്സിലേക്ക് സൈൻ ഇൻ ചെയ്യൂ.';
export const anotherAccount = 'മറ്റൊരു അക്കൗണ്ട് ഉപയോഗിക്കൂ';
export const welcomeBack = 'വീണ്ടും സ്വാഗതം. അടുത്ത പടി നിങ്ങളെ കാത്തിരിക്കുന്നു.';
export const forgotPassword = 'പാസ്‌വേഡ് മറന്നോ?';
export const newHere = 'ഇവിടെ ആദ്യമായാണോ?';
export const createAccount = 'അക്കൗണ്ട് തുടങ്ങൂ';
export const runTheSchool = 'സ്കൂൾ നടത്തുന്നത് നിങ്ങളാണോ?';
export const adminSignIn = 'അഡ്മിൻ സൈൻ ഇൻ';
export const email = 'ഇമെയിൽ';
export const password = 'പാസ്‌വേഡ്';
export const rememberMe = 'എന്നെ ഓർത്തുവയ്ക്കൂ';
export const yourRegistration = 'നിങ്ങളുടെ രജിസ്ട്രേഷൻ';
export const registeredFor = 'നിങ്ങൾ രജിസ്റ്റർ ചെയ്ത കോഴ്സ്: {course}';
export const paymentReference = 'പണമടയ്ക്കാനുള്ള റഫറൻസ്: {reference}';
export const opening = 'നിങ്ങളുടെ അക്കൗണ്ട് തുറക്കുന്നു...';
export const oneMoment = 'ഒരു നിമിഷം...';

export const resetDescription = 'നിങ്ങളുടെ അക്കൗണ്ടിന് പുതിയ പാസ്‌വേഡ് ഇടൂ.';
export const forgotIntro = 'രജിസ്റ്റർ ചെയ്ത ഇമെയിൽ വിലാസം എഴുതൂ. പുതിയ പാസ്‌വേഡ് ഇടാനുള്ള ലിങ്ക് ഞങ്ങൾ അയച്ചുതരാം.';
export const weWrote =
  '{email} എന്ന വിലാസത്തിലേക്ക് ലിങ്ക് അയച്ചിട്ടുണ്ട്. കണ്ടില്ലെങ്കിൽ സ്പാം ഫോൾഡറിൽ നോക്കൂ. ഒരു മണിക്കൂറാണ് ലിങ്കിന്റെ കാലാവധി.';
export const anotherAddress = 'മറ്റൊരു വിലാസം ഉപയോഗിക്കൂ';
export const youRemember = 'ഓർമ്മ വന്നോ?';
export const signIn = 'സൈൻ ഇൻ ചെയ്യൂ';
export const checkingLink = 'നിങ്ങളുടെ ലിങ്ക് പരിശോധിക്കുന്നു...';
export const newLink = 'പുതിയ ലിങ്ക് ആവശ്യപ്പെടൂ';
export const forEmail = '{email} എന്ന അക്കൗണ്ടിന്.';
export const newPassword = 'പുതിയ പാസ്‌വേഡ്';
export const passwordHint = 'കുറഞ്ഞത് 8 അക്ഷരങ്ങൾ';
export const tooMany = 'ഒരുപാടു തവണ ശ്രമിച്ചു. കുറച്ചുകഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കൂ.';
