import { z } from 'zod';
import { DeletedOrRestored, type Contract } from './contract.ts';

/** A path with the id of one entry of the trail. */
const entryParams = z.object({ id: z.string().regex(/^[\w-]{1,128}$/) });

export const auditContracts = {
  undo: {
    summary: 'Undo a deletion',
    description: `Brings back the lesson, or the category with the lessons that went with it, that an entry of the trail
tells of. Interrupted, it is finished by asking again; once done, a second time answers 409. So does an entry that tells
of something else, and a deletion whose category or course is gone or full.`,
    tag: 'Audit',
    access: 'admin',
    params: entryParams,
    replies: { 200: DeletedOrRestored },
    refusals: [404, 409],
  },
} satisfies Record<string, Contract>;
