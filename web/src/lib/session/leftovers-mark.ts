/** The name of the database whose presence says that a session's leftovers are to be cleared (`leftovers.ts`). */
export const leftoversMark = 'padavu-leftovers';
