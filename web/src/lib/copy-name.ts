const beginning = 'padavu-learner/';

/** The database on the device that holds what a person has read, and written without a network. */
export const copyName = (uid: string): string => beginning + uid;

/** Whether a database holds a person's copy. Versions before this one had Firestore's own. */
export const isCopyName = (name = ''): boolean => name.startsWith(beginning) || name.startsWith('firestore/');
