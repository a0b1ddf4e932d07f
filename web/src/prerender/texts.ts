// The texts of a document outside its page, one constant for each (docs/decisions/149).

export const needsScript = 'This page needs JavaScript.';
export const appDescription = 'Your course, a day at a time.';
export const notLoaded = 'This page did not load completely. Load it again, or open it in a newer browser.';
