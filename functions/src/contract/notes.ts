import { NoteInput } from '@padavu/domain/note-input';
import { Note, noteId } from '@padavu/domain/notes';
import { dataReply } from '@padavu/domain/reply';
import { EntityId } from '@padavu/domain/route-id';
import { z } from 'zod';
import type { Contract } from './contract.ts';
import { noSuchId } from './params.ts';

const tag = 'Own account';
const NoteReply = Note.extend({ id: z.string(), text: z.string() }).meta({ id: 'Note' });
const NotesReply = z.object({ courseId: EntityId, notes: z.array(NoteReply) }).meta({ id: 'Notes' });

export const noteContracts = {
  list: {
    method: 'GET',
    path: '/users/me/notes',
    operationId: 'getOwnNotes',
    summary: 'Read the own notes on the own course',
    description: 'In the order of the video, without those that are deleted. Nobody else reads them.',
    tag,
    access: 'learner',
    replies: { 200: dataReply(NotesReply) },
  },
  save: {
    method: 'PUT',
    path: '/users/me/notes/:noteId',
    operationId: 'saveOwnNote',
    summary: 'Write or change an own note on a lesson',
    description:
      'The device makes the id of a new note. `replaces` names the version that is changed, by its `at`: 409 `note-changed` when another one is stored, so that two devices do not overwrite each other; keep both then, by an id of its own. 409 `too-many-notes` for one more than there can be in a course. An empty text deletes the note.',
    tag,
    access: 'learner',
    params: z.object({ noteId: z.string().regex(noteId, noSuchId) }),
    body: NoteInput.meta({ id: 'NoteInput' }),
    replies: { 200: dataReply(NoteReply) },
    refusals: [409],
  },
} satisfies Record<string, Contract>;
