// The texts of receipt-texts.ts in Malayalam (docs/malayalam.md).

export const yourReceipt = 'നിങ്ങളുടെ രസീത്';
export const loadingReceipt = 'നിങ്ങളുടെ രസീത് തുറക്കുന്നു...';
export const receiptFailed = 'നിങ്ങളുടെ രസീത് തുറക്കാനായില്ല. വീണ്ടും ശ്രമിക്കൂ.';
export const noReceipt = 'രസീത് ആയിട്ടില്ല';
export const noPayment = 'നിങ്ങൾ പണമടച്ചതായി ഇവിടെ രേഖയില്ല. അടച്ചിട്ടുണ്ടെങ്കിൽ ഞങ്ങൾക്ക് എഴുതൂ.';
export const receiptOf = 'രസീത് {number}';
export const receiptNumber = 'രസീത് നമ്പർ';
export const receivedOn = 'പണം കിട്ടിയ തീയതി';
export const receivedFrom = 'പണമടച്ചയാൾ';
export const forCourse = 'കോഴ്സ്';
export const price = 'ഫീസ്';
export const discountWithCode = 'കിഴിവ്, കോഡ് {code}';
export const paid = 'അടച്ച തുക';
export const amount = 'തുക';
export const amountInWords = 'അക്ഷരത്തിൽ: {words} മാത്രം';
export const refunded = '{day}-ന് {amount} തിരികെ നൽകി';
export const paidBy = 'പണമടച്ച രീതി';
export const print = 'പ്രിന്റ് ചെയ്യൂ';
export const payments = 'പണമടച്ചത്';
export const paymentOn = '{day}-ന് {amount}, {method}';
export const paidInAll = 'ആകെ അടച്ചത്';
export const due = 'ഇനി അടയ്ക്കാനുള്ളത്';
