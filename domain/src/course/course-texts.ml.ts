// The texts of course-texts.ts in Malayalam (docs/malayalam.md).

export const and = ', ';
export const or = ' അല്ലെങ്കിൽ ';
export const instructor = 'പഠിപ്പിക്കുന്നത്: {names}';
export const instructors = 'പഠിപ്പിക്കുന്നത്: {names}';
