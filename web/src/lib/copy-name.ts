const prefix = 'padavu-learner/';

/** The name of the database on the device with what a person has read, and has written without a network. */
export const copyName = (uid: string): string => prefix + uid;

/** Whether a database holds a person's copy. */
export const isCopyName = (name = ''): boolean => name.startsWith(prefix);
