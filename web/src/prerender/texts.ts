// What a document says around its page, a constant a text (docs/decisions/149).

export const needsScript = "Padavu's learning area needs JavaScript.";
