// The texts of texts.ts in Malayalam (docs/malayalam.md).

export const needsScript = 'ഈ പേജിന് JavaScript വേണം.';
