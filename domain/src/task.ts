import { z } from 'zod';
import { instant } from './instant.ts';
import { limits } from './limits.ts';
import { taskLimits } from './task-limits.ts';
import { messageFor } from './messages.ts';
import { pictureLimits } from './picture-file.ts';
import { EntityId } from './route-id.ts';
import {
  storedChoice,
  storedEntries,
  storedFlag,
  storedMoment,
  storedPerson,
  storedReference,
  storedText,
  storedTexts,
} from './stored.ts';
import { taskMessages } from './task-messages.ts';
import { TaskState } from './task-state.ts';

/** Where the work lives that learners hand in, one document a learner and lesson. Administrators read it; the learner asks the API. */
export const submissionsCollection = 'submissions';
/** The pictures stand apart, so that a list does not bring their bytes. */
export const submissionPicturesCollection = 'submissionPictures';

export const submissionId = (uid: string, lessonId: number) => `${uid}_${lessonId}`;
/** What such an id looks like. */
export const submissionIdPattern = /^[\w-]{1,128}_\d{1,16}$/;

const most = taskLimits;

/** One message about a piece of work: what was handed in, or what the school answered. */
const Turn = z.object({
  fromSchool: storedFlag(false),
  by: storedPerson(),
  text: storedText(most.text),
  at: storedMoment(),
});
export type Turn = z.infer<typeof Turn>;

/** The document `submissions/{uid}_{lessonId}`. */
export const Submission = z.object({
  id: z.string(),
  by: storedPerson(),
  courseId: storedReference(),
  subcategoryId: storedReference(),
  lessonId: storedReference(),
  /** What the lesson was called when it was handed in. */
  lessonTitle: storedText(limits.stored.label),
  state: storedChoice(TaskState, 'waiting'),
  hasPicture: storedFlag(false),
  /** When something was last written: what the queue is in the order of. */
  lastAt: storedMoment(),
  turns: storedEntries(Turn, most.turns),
  /** Everybody who is in it, by uid: whom it belongs to when a person is erased. */
  people: storedTexts(most.turns, limits.stored.id),
});
export type Submission = z.infer<typeof Submission>;

/** A piece of work as its learner sees it. */
export const OwnWork = z.object({
  lessonId: EntityId,
  state: TaskState,
  hasPicture: z.boolean(),
  turns: z.array(z.object({ fromSchool: z.boolean(), name: z.string(), text: z.string(), at: instant })),
});
export type OwnWork = z.infer<typeof OwnWork>;

export const ownWork = ({ lessonId, state, hasPicture, turns }: Submission): OwnWork => ({
  lessonId,
  state,
  hasPicture,
  turns: turns.map(({ fromSchool, by, text, at }) => ({ fromSchool, name: by.name, text, at })),
});

/** The work without an administrator who is erased: what they wrote stays, without the name. */
export function withoutAnswerer(work: Submission, uid: string, erasedName: string): Submission {
  const nobody = { uid: '', name: erasedName };
  return {
    ...work,
    turns: work.turns.map((turn) => (turn.by.uid === uid ? { ...turn, by: nobody } : turn)),
    people: work.people.filter((one) => one !== uid),
  };
}

const text = z
  .string({ error: taskMessages.textRequired })
  .trim()
  .max(most.text, messageFor.tooLong(most.text));

/** The body of `PUT /lesson-tasks/{lessonId}`. */
export const WorkInput = z.object({ text: text.min(1, taskMessages.textRequired) });

/** The body of `PUT /lesson-tasks/{lessonId}/picture`. */
export const WorkPicture = z.object({
  picture: z
    .base64({ error: 'Send the bytes of the picture as base64.' })
    .max(Math.ceil(pictureLimits.stored.bytes / 3) * 4),
});

/** The body of `PUT /admin/submissions/{submissionId}`: what the school says of the work that was last written at `lastAt`. */
export const WorkAnswer = z
  .object({
    state: z.enum(['again', 'done']),
    text: text.default(''),
    lastAt: z.iso.datetime({ offset: true }).transform((moment) => new Date(moment)),
  })
  .refine(({ state, text: words }) => state === 'done' || words !== '', {
    path: ['text'],
    error: taskMessages.textRequired,
  });
export type WorkAnswer = z.infer<typeof WorkAnswer>;
