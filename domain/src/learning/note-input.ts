import { z } from 'zod';
import { instantText } from '@padavu/domain/values/instant';
import { limits } from '@padavu/domain/limits';
import { messageFor } from '@padavu/domain/messages';
import { longestVideo } from './progress.ts';
import { EntityId } from '@padavu/domain/values/route-id';

/** The body of `PUT /users/me/notes/{noteId}`: the new version of the note. An empty text deletes it. */
export const NoteInput = z.object({
  lessonId: EntityId,
  second: z.number().nonnegative().max(longestVideo).optional(),
  text: z.string().trim().max(limits.note.text, messageFor.tooLong(limits.note.text)),
  /** `at` of the version that it replaces; `null` or missing for a new note. */
  replaces: instantText.nullable().default(null),
});
export type NoteInput = z.infer<typeof NoteInput>;
