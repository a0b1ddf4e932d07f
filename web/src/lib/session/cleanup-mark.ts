/** The name of the database whose presence means that a session's data must be removed (`cleanup.ts`). */
export const cleanupMark = 'padavu-leftovers';
