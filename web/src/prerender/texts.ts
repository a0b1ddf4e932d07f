// What a document says around its page, a constant a text (docs/decisions/149).

export const needsScript = "Padavu's learning area needs JavaScript.";
export const appDescription = 'Your course, a day at a time.';
