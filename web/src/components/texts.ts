// The texts of shared components, one constant for each: the build puts each text into the file that shows it
// (docs/decisions/149).

export const showPassword = 'Show password';
export const hidePassword = 'Hide password';
export const price = 'Price';
export const copy = 'Copy {what}';
export const copied = 'Copied';
export const copiedWhat = 'Copied {what}';
export const copyBlocked = 'Your browser blocked copying. Select the text and copy it yourself.';
export const free = 'Free';
export const insteadOf = 'instead of';
export const skip = 'Skip to content';
export const wrong = 'Something went wrong';
export const problem = 'This page ran into a problem';
export const offline = 'You are offline';
export const newerVersion = 'Load it again: there may be a newer version of the site.';
export const needsConnection = 'This page needs a connection. Load it again when you are back online.';
export const loadAgain = 'Load again';
export const inEnglish = 'In English';
export const languages = 'Languages';
export const close = 'Close';
export const tryAgain = 'Try again';
export const cancel = 'Cancel';
export const clearFilters = 'Clear filters';
export const discardQuestion = 'Discard your changes?';
export const discard = 'Discard';
export const keepEditing = 'Keep editing';
export const notSavedYet = 'Your changes are not saved yet.';
export const pictureFailed = 'The picture could not be loaded: {reason}';
