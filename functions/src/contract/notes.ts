import { NoteInput } from '@padavu/domain/learning/note-input';
import { Note, noteId } from '@padavu/domain/learning/notes';
import { dataReply } from '@padavu/domain/api/reply';
import { EntityId } from '@padavu/domain/values/route-id';
import { z } from 'zod';
import type { Contract } from './contract.ts';
import { deviceId } from './params.ts';

const tag = 'Own account';
const NoteReply = Note.extend({ id: z.string(), text: z.string() }).meta({ id: 'Note' });
const NotesReply = z.object({ courseId: EntityId, notes: z.array(NoteReply) }).meta({ id: 'Notes' });

export const noteContracts = {
  list: {
    method: 'GET',
    path: '/users/me/notes',
    operationId: 'getOwnNotes',
    summary: "Read the caller's own notes on their course",
    description: 'Sorted by the position in the video, without deleted notes. Nobody else can read them.',
    tag,
    access: 'learner',
    replies: { 200: dataReply(NotesReply) },
  },
  save: {
    method: 'PUT',
    path: '/users/me/notes/:noteId',
    operationId: 'saveOwnNote',
    summary: "Write or change the caller's own note on a lesson",
    description:
      'The device creates the id of a new note. `replaces` is the `at` of the version that the device has changed. 409 `note-changed` if another version is stored, so that two devices do not overwrite each other; then send the text as a new note with another id, so that both stay. 409 `too-many-notes` if the person has as many notes on the course as there can be. An empty text deletes the note.',
    tag,
    access: 'learner',
    params: z.object({ noteId: deviceId(noteId) }),
    body: NoteInput.meta({ id: 'NoteInput' }),
    replies: { 200: dataReply(NoteReply) },
    refusals: [409],
  },
} satisfies Record<string, Contract>;
