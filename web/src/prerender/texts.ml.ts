// The texts of texts.ts in Malayalam (docs/malayalam.md).

export const needsScript = 'ഈ പേജിന് JavaScript വേണം.';
export const appDescription = 'നിങ്ങളുടെ കോഴ്സ്, ദിവസം ഓരോ പടി.';
export const notLoaded = 'ഈ പേജ് മുഴുവനായി തുറക്കാനായില്ല. വീണ്ടും തുറക്കൂ, അല്ലെങ്കിൽ പുതിയൊരു ബ്രൗസർ ഉപയോഗിക്കൂ.';
