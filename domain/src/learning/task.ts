import { z } from 'zod';
import { instant, instantText } from '@padavu/domain/values/instant';
import { limits } from '@padavu/domain/limits';
import { taskLimits } from './task-limits.ts';
import { messageFor } from '@padavu/domain/messages';
import { SentPictureBytes } from '@padavu/domain/picture/sent-picture';
import { EntityId } from '@padavu/domain/values/route-id';
import {
  storedChoice,
  storedEntries,
  storedFlag,
  storedMoment,
  storedPerson,
  storedReference,
  storedText,
  storedTexts,
} from '@padavu/domain/stored';
import { taskMessages } from './task-messages.ts';
import { TaskState } from './task-state.ts';

/**
 * The work that learners hand in, one document for each learner and lesson. Administrators read it; learners use the
 * API.
 */
export const submissionsCollection = 'submissions';
/** The pictures have their own collection, so that a list does not load their bytes. */
export const submissionPicturesCollection = 'submissionPictures';

export const submissionId = (uid: string, lessonId: number) => `${uid}_${lessonId}`;
/** The pattern of such an id. */
export const submissionIdPattern = /^[\w-]{1,128}_\d{1,16}$/;

/** One message about a piece of work: the learner's work, or the school's answer. */
const Turn = z.object({
  fromSchool: storedFlag(false),
  by: storedPerson(),
  text: storedText(taskLimits.text),
  at: storedMoment(),
});
type Turn = z.infer<typeof Turn>;

/** The document `submissions/{uid}_{lessonId}`. */
export const Submission = z.object({
  id: z.string(),
  by: storedPerson(),
  courseId: storedReference(),
  subcategoryId: storedReference(),
  lessonId: storedReference(),
  /** The lesson's title when the work was handed in. */
  lessonTitle: storedText(limits.stored.label),
  state: storedChoice(TaskState, 'waiting'),
  hasPicture: storedFlag(false),
  /** When something was last written. The queue is sorted by it. */
  lastAt: storedMoment(),
  turns: storedEntries(Turn, taskLimits.turns),
  /** The uids of everybody who wrote in it, so that the erasure of a person finds it. */
  people: storedTexts(taskLimits.turns, limits.stored.id),
});
export type Submission = z.infer<typeof Submission>;

/** A piece of work in responses to its learner. */
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

const text = z
  .string({ error: taskMessages.textRequired })
  .trim()
  .max(taskLimits.text, messageFor.tooLong(taskLimits.text));

/**
 * The body of `PUT /lesson-tasks/{lessonId}`. `lastTurnAt` is the moment of the last turn that the learner saw, `null`
 * where there was none.
 */
export const WorkInput = z.object({
  text: text.min(1, taskMessages.textRequired),
  lastTurnAt: instantText.nullable().optional(),
});
export type WorkInput = z.infer<typeof WorkInput>;

/** The body of `PUT /lesson-tasks/{lessonId}/picture`. */
export const WorkPicture = z.object({ picture: SentPictureBytes });

/** The body of `PUT /admin/submissions/{submissionId}`: the school's answer to the work as of `lastAt`. */
export const WorkAnswer = z
  .object({
    state: z.enum(['again', 'done']),
    text: text.default(''),
    lastAt: instantText,
  })
  .refine(({ state, text: words }) => state === 'done' || words !== '', {
    path: ['text'],
    error: taskMessages.textRequired,
  });
export type WorkAnswer = z.infer<typeof WorkAnswer>;
