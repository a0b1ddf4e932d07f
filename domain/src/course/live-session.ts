import { z } from 'zod';
import { limits } from '@padavu/domain/limits';
import { readTranslations, translatable } from '@padavu/domain/language/translation';

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
  /** Stays when the session is edited, so that calendars replace its event. Unique in its course. */
  id: z.string().regex(/^[\w.:-]{1,64}$/),
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

/** Sessions that were stored before they had ids lack them. */
export const StoredLiveSession = LiveSession.extend({ id: LiveSession.shape.id.optional().catch(undefined) });

/**
 * Gives ids to sessions that lack them or repeat one: the time, and a number for each further session at that time.
 * Calendars identified sessions by this before sessions had ids.
 */
export function withSessionIds(sessions: readonly z.infer<typeof StoredLiveSession>[]): LiveSession[] {
  const stored = new Set(sessions.map(({ id }) => id));
  const given = new Set<string>();
  return sessions.map((session) => {
    const { startsAt } = session;
    let id = session.id !== undefined && !given.has(session.id) ? session.id : startsAt;
    for (let number = 1; given.has(id) || (id !== session.id && stored.has(id)); number += 1)
      id = `${startsAt}-${number}`;
    given.add(id);
    return { ...session, id };
  });
}

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
