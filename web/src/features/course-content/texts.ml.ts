// The texts of texts.ts in Malayalam (docs/malayalam.md).

export const percentComplete = '{percent}% പൂർത്തിയായി';
export const noVideo = 'ഈ പാഠത്തിന് വീഡിയോ ഇല്ല. പഠിക്കാനുള്ളത് ഒപ്പമുള്ള എഴുത്തിലുണ്ട്.';
export const videosNeedNetwork = 'വീഡിയോ കാണാൻ ഇന്റർനെറ്റ് വേണം. ഈ പാഠത്തിലെ എഴുത്ത് ഇവിടെയുണ്ട്.';
export const playVideo = 'വീഡിയോ കാണൂ: {title}';
export const videoOf = 'വീഡിയോ: {title}';
export const playsFrom = 'വീഡിയോ വരുന്നത്: {site}';
export const goesOnAndPlaysFrom = 'തുടരുന്നത്: {time} · വീഡിയോ വരുന്നത്: {site}';
