import { z } from 'zod';
import { limits } from './limits.ts';
import { readTranslations, translatable } from './translation.ts';

/** An `http` or `https` address, or an empty text, so that a link is never a script. */
export const WebAddress = z.union([
  z.literal(''),
  z.url({ protocol: /^https?$/, hostname: z.regexes.domain }).max(limits.stored.url),
]);

/**
 * A meeting of a course, with a time and a link. It is stored in its course. Learners of the course see it, visitors do
 * not.
 */
export const LiveSession = z.object({
  title: z.string().trim().min(1).max(limits.lesson.title),
  /** In UTC, so that the text is the same in a form, in a response and in the store. */
  startsAt: z.iso.datetime(),
  minutes: z.int().min(1).max(limits.liveSession.minutes),
  /** The address of the meeting. */
  link: WebAddress.catch(''),
  /** The address of the recording. */
  recording: WebAddress.catch(''),
  translations: readTranslations(translatable.session),
});
export type LiveSession = z.infer<typeof LiveSession>;

/** Milliseconds. */
const minute = 60_000;

export const sessionEnd = ({ startsAt, minutes }: Pick<LiveSession, 'startsAt' | 'minutes'>): Date =>
  new Date(Date.parse(startsAt) + minutes * minute);

/**
 * A course's live sessions at a moment: those that are not over, the next one first, and the past ones, the latest
 * first.
 */
export function sessionsAt<T extends Pick<LiveSession, 'startsAt' | 'minutes'>>(
  sessions: readonly T[],
  now: Date,
): { coming: T[]; past: T[] } {
  const inOrder = sessions.toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
  return {
    coming: inOrder.filter((session) => sessionEnd(session) > now),
    past: inOrder.filter((session) => sessionEnd(session) <= now).toReversed(),
  };
}

/** Sessions as people outside the course see them: with their times, without their links. */
export const withoutLinks = (sessions: readonly LiveSession[]): LiveSession[] =>
  sessions.map((session) => ({ ...session, link: '', recording: '' }));
