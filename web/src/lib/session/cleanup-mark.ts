/** The name of the database whose presence asks for what a session stored to be removed (`cleanup.ts`). */
export const cleanupMark = 'padavu-leftovers';
