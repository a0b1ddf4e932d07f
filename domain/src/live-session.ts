import { z } from 'zod';
import { limits } from './limits.ts';
import { readTranslations, translatable } from './translation.ts';

/** An address on the web, or none: what people click on is never a script. */
export const WebAddress = z.union([
  z.literal(''),
  z.url({ protocol: /^https?$/, hostname: z.regexes.domain }).max(limits.stored.url),
]);

/** A meeting of a course at a time, by a link: stored with its course. Its learners see it, visitors do not. */
export const LiveSession = z.object({
  title: z.string().trim().min(1).max(limits.lesson.title),
  /** In UTC, so that it is the same in a form, in an answer and in the store. */
  startsAt: z.iso.datetime(),
  minutes: z.int().min(1).max(limits.liveSession.minutes),
  /** Where one takes part. */
  link: WebAddress.catch(''),
  /** Where one sees it afterwards. */
  recording: WebAddress.catch(''),
  translations: readTranslations(translatable.session),
});
export type LiveSession = z.infer<typeof LiveSession>;

/** Milliseconds. */
const minute = 60_000;

export const sessionEnd = ({ startsAt, minutes }: Pick<LiveSession, 'startsAt' | 'minutes'>): Date =>
  new Date(Date.parse(startsAt) + minutes * minute);

/** A course's live sessions at a moment: those that are not over, the next one first, and those that are, the latest first. */
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

/** What somebody who does not learn from the course sees of its sessions: when they are, and not where. */
export const withoutLinks = (sessions: readonly LiveSession[]): LiveSession[] =>
  sessions.map((session) => ({ ...session, link: '', recording: '' }));
