// The texts of unavailable-texts.ts in Malayalam (docs/malayalam.md).

export const title = 'ഒരു നിമിഷം';
export const text = 'സൈറ്റ് ഇപ്പോൾ തുറക്കാനാവുന്നില്ല. ഒരു മിനിറ്റ് കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കൂ.';
