import { noteMessages } from '@padavu/domain/note-messages';
import { listedNotes } from '@padavu/domain/notes';
import { noteContracts as contracts } from '#/contract/notes.ts';
import type { NotesData } from '#/data/notes.ts';
import type { UsersData } from '#/data/users.ts';
import { operation, type Operation } from '#/http/operation.ts';
import { okData } from '#/http/reply.ts';
import { requireOwnCourse } from './access.ts';

type Deps = { notes: NotesData; users: Pick<UsersData, 'find'> };

/** What learners write to lessons, for themselves (docs/decisions/141). */
export const noteOperations = ({ notes, users }: Deps): Operation[] => [
  operation(contracts.list, async ({ actor }) => {
    const courseId = await requireOwnCourse(actor, users);
    return okData({ courseId, notes: listedNotes(await notes.ofLearner(actor.uid, courseId)) });
  }),

  operation(contracts.save, async ({ actor, params: { noteId }, body }) => {
    await requireOwnCourse(actor, users);
    return okData(await notes.save(actor, noteId, body), noteMessages.saved);
  }),
];
