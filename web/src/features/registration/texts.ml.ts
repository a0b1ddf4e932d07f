// The texts of texts.ts in Malayalam (docs/malayalam.md).

export const steps = 'ഇനി എന്തൊക്കെ';
export const stepRegister = 'രജിസ്റ്റർ';
export const stepPay = 'പണമടയ്ക്കൂ';
export const stepStart = 'ദിനം 1 തുടങ്ങൂ';

export const noOpenCourse = 'ഇപ്പോൾ ഒരു കോഴ്സിലേക്കും രജിസ്ട്രേഷൻ ഇല്ല. പിന്നീട് വീണ്ടും വരൂ.';
export const description =
  '{name}: രജിസ്റ്റർ ചെയ്യാം. കോഴ്സ് തിരഞ്ഞെടുക്കൂ, ഒരിക്കൽ പണമടയ്ക്കൂ, അക്കൗണ്ട് അംഗീകരിച്ചാൽ പഠനം തുടങ്ങാം.';
export const alreadyRegistered = 'നേരത്തെ രജിസ്റ്റർ ചെയ്തതാണോ?';
export const signIn = 'സൈൻ ഇൻ ചെയ്യൂ';
export const name = 'പേര്';
export const email = 'ഇമെയിൽ';
export const password = 'പാസ്‌വേഡ്';
export const passwordHint = 'കുറഞ്ഞത് 8 അക്ഷരങ്ങൾ';
export const course = 'കോഴ്സ്';
export const chooseCourse = 'ഒരു കോഴ്സ് തിരഞ്ഞെടുക്കൂ';
export const courseNotOpen = '{course} എന്ന കോഴ്സിലേക്ക് ഇപ്പോൾ രജിസ്ട്രേഷൻ ഇല്ല. മറ്റൊരു കോഴ്സ് തിരഞ്ഞെടുക്കാം.';
export const haveCode = 'ഡിസ്കൗണ്ട് കോഡ് ഉണ്ടോ?';
export const withoutCode = 'കോഡില്ലാതെ തുടരൂ';
export const chooseForPrice = 'ഫീസ് അറിയാൻ ഒരു കോഴ്സ് തിരഞ്ഞെടുക്കൂ.';
export const agree = '{terms} ഞാൻ അംഗീകരിക്കുന്നു';
export const terms = 'നിബന്ധനകളും വ്യവസ്ഥകളും';
export const needsScript =
  'രജിസ്റ്റർ ചെയ്യാൻ JavaScript വേണം. ബ്രൗസറിന്റെ സെറ്റിങ്സിൽ അത് ഓൺ ചെയ്യൂ, അല്ലെങ്കിൽ {contact}.';
export const contactUs = 'ഞങ്ങളെ ബന്ധപ്പെടൂ';
export const checkingCode = 'കോഡ് പരിശോധിക്കുന്നു...';
export const leaveEmpty = 'ഇല്ലെങ്കിൽ ഒന്നും എഴുതേണ്ട.';
export const yourCourse = 'നിങ്ങളുടെ കോഴ്സ്';
export const offWithCode = '{code} എന്ന കോഡിന് {off} കിഴിവ്';

export const withoutChat = 'നിങ്ങൾ രജിസ്റ്റർ ചെയ്തുകഴിഞ്ഞു. പണം കിട്ടിയാൽ അഡ്മിൻ നിങ്ങളുടെ കോഴ്സ് തുറന്നുതരും.';
export const freeWithChat =
  'നിങ്ങൾ രജിസ്റ്റർ ചെയ്തുകഴിഞ്ഞു. പണമൊന്നും അടയ്ക്കേണ്ട. ഞങ്ങളുമായുള്ള ചാറ്റ് ഇപ്പോൾ തുറക്കും; അതിനുശേഷം അഡ്മിൻ നിങ്ങളുടെ കോഴ്സ് തുറന്നുതരും.';
export const freeWithoutChat = 'നിങ്ങൾ രജിസ്റ്റർ ചെയ്തുകഴിഞ്ഞു. പണമൊന്നും അടയ്ക്കേണ്ട. അഡ്മിൻ നിങ്ങളുടെ കോഴ്സ് തുറന്നുതരും.';
export const firstStep = 'ആദ്യത്തെ പടി കയറിക്കഴിഞ്ഞു';
export const paymentReference = 'പണമടയ്ക്കാനുള്ള നിങ്ങളുടെ റഫറൻസ്';
export const openChat = 'പണമടയ്ക്കാനുള്ള ചാറ്റ് തുറക്കൂ';
export const openFreeChat = 'ചാറ്റ് തുറക്കൂ';
export const tryAgain = 'വീണ്ടും ശ്രമിക്കൂ';

export const almostThere = 'ഇനി ഒരു പടി മാത്രം';
export const waiting =
  '{course} എന്ന കോഴ്സിന്റെ പണം കിട്ടിയാൽ അഡ്മിൻ അത് തുറന്നുതരും. ഈ പേജ് അടയ്ക്കരുത്: കോഴ്സ് ഇവിടെ തനിയെ തുറക്കും.';
export const waitingFree =
  '{course} എന്ന കോഴ്സിന് പണമൊന്നും അടയ്ക്കേണ്ട. അഡ്മിൻ അത് തുറന്നുതരും. ഈ പേജ് അടയ്ക്കരുത്: കോഴ്സ് ഇവിടെ തനിയെ തുറക്കും.';
export const signOut = 'സൈൻ ഔട്ട്';

export const howToPay = 'എങ്ങനെ പണമടയ്ക്കാം';
export const youPayPrice = 'അടയ്ക്കേണ്ടത്: {amount}.';
export const youPay = 'അടയ്ക്കേണ്ടത് {amount}: {discount}.';
export const byBank = 'ബാങ്ക് വഴി';
export const byUpi = 'UPI വഴി';
export const scanUpi = 'ഏതെങ്കിലും UPI ആപ്പിൽ ഈ കോഡ് സ്കാൻ ചെയ്യൂ, അല്ലെങ്കിൽ ഈ ഫോണിലെ ആപ്പ് തുറക്കൂ. തുകയും റഫറൻസും അതിലുണ്ടാകും.';
export const upiCode = 'UPI വഴി പണമടയ്ക്കാനുള്ള QR കോഡ്';
export const openUpi = 'UPI ആപ്പ് തുറക്കൂ';
export const upiId = 'UPI ഐഡി';

export const iHavePaid = 'ഞാൻ പണമടച്ചു';
export const correctIt = 'തിരുത്തൂ';
export const claimSent = 'അയച്ചത്: {moment}. ട്രാൻസാക്ഷൻ നമ്പർ: {number}. ഞങ്ങൾ അത് പരിശോധിച്ച് കോഴ്സ് തുറന്നുതരും.';
export const claimSentWithPicture =
  'അയച്ചത്: {moment}. ട്രാൻസാക്ഷൻ നമ്പർ: {number}, ഒപ്പം രസീതിന്റെ ചിത്രവും. ഞങ്ങൾ അത് പരിശോധിച്ച് കോഴ്സ് തുറന്നുതരും.';
export const tellNumber = 'ട്രാൻസാക്ഷൻ നമ്പർ എഴുതൂ; നിങ്ങൾ അടച്ച പണം ഞങ്ങൾക്ക് വേഗം കണ്ടെത്താം.';
export const transactionNumber = 'ട്രാൻസാക്ഷൻ നമ്പർ';
export const transactionHint = 'ആപ്പിൽ പണമടച്ചതിനൊപ്പം UTR, UPI Ref No അല്ലെങ്കിൽ reference എന്നു കാണാം';
export const picture = 'രസീതിന്റെ ചിത്രം (നിർബന്ധമില്ല)';
export const pictureStays = 'മറ്റൊന്നു തിരഞ്ഞെടുത്തില്ലെങ്കിൽ നേരത്തെ അയച്ചത് അങ്ങനെതന്നെയുണ്ടാകും. അഡ്മിൻമാർ മാത്രമേ അത് കാണൂ.';
export const pictureHint = 'ഉദാഹരണത്തിന്, പണമടച്ചതിന്റെ സ്ക്രീൻഷോട്ട്. അഡ്മിൻമാർ മാത്രമേ അത് കാണൂ.';
export const sending = 'അയയ്ക്കുന്നു...';
export const tellUs = 'അറിയിക്കൂ';
export const failedForNow = 'അത് നടന്നില്ല. ഒരു മിനിറ്റ് കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കൂ.';
export const noNetwork = 'ഇന്റർനെറ്റ് കിട്ടുന്നില്ല. കണക്ഷൻ നോക്കൂ.';
