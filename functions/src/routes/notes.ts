import { noteMessages } from '@padavu/domain/learning/note-messages';
import { listedNotes } from '@padavu/domain/learning/notes';
import { noteContracts as contracts } from '#/contract/notes.ts';
import type { NotesData } from '#/data/learning/notes.ts';
import { operation, type Operation } from '#/http/operation.ts';
import { okData } from '#/http/reply.ts';

type Deps = { notes: NotesData };

/** Learners' own notes on lessons (docs/decisions/141). */
export const noteOperations = ({ notes }: Deps): Operation[] => [
  operation(contracts.list, async ({ actor }) => {
    const { courseId } = actor.claims;
    return okData({ courseId, notes: listedNotes(await notes.ofLearner(actor.uid, courseId)) });
  }),

  operation(contracts.save, async ({ actor, params: { noteId }, body }) =>
    okData(await notes.save(actor, noteId, body), noteMessages.saved),
  ),
];
