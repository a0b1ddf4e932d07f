import { z } from 'zod';
import { isSessionOpen, tabChannel } from './tab-session.ts';

const End = z.object({
  uid: z.string(),
  reason: z.enum(['inactive', 'deleted', 'session_expired', 'not_authenticated']),
});
type End = z.infer<typeof End>;

/** The session of another tab that ends with the window: Auth's own record, and the ID token. */
const OpenSession = z.object({
  user: z.object({ key: z.string().startsWith('firebase:'), text: z.string() }),
  token: z.string(),
  admin: z.boolean(),
});
export type OpenSession = z.infer<typeof OpenSession>;

const Message = z.discriminatedUnion('type', [
  End.extend({ type: z.literal('ended') }),
  z.object({ type: z.literal('began'), uid: z.string() }),
  z.object({ type: z.literal('ask') }),
  OpenSession.extend({ type: z.literal('answer') }),
]);
type Message = z.infer<typeof Message>;

function listen(listener: (message: Message) => void): () => void {
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    const message = Message.safeParse(data);
    if (message.success) listener(message.data);
  };
  tabChannel().addEventListener('message', onMessage);
  return () => tabChannel().removeEventListener('message', onMessage);
}

function send(message: Message): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel belongs to one origin
  tabChannel().postMessage(message);
}

/** Listens for the end of a session in another tab, including a session that Auth stores in a single tab. */
export function onEndElsewhere(listener: (end: End) => void): void {
  listen((message) => message.type === 'ended' && listener(message));
}

export const announceEnd = (end: End): void => send({ type: 'ended', ...end });

/** Listens for a sign-in in another tab. */
export function onSignInElsewhere(listener: (uid: string) => void): void {
  listen((message) => message.type === 'began' && listener(message.uid));
}

export const announceSignIn = (uid: string): void => send({ type: 'began', uid });

/** Milliseconds that a tab with a session may take to answer, and between two requests. */
const timeouts = { answer: 2000, repeat: 100 };

/**
 * Asks the other tabs of this browser for a session that ends with the window; `null` if none answers.
 * @param matches whether a session is the one to take
 */
export async function openSessionElsewhere(
  matches: (session: OpenSession) => boolean = () => true,
): Promise<OpenSession | null> {
  if (!(await isSessionOpen())) return null;
  return new Promise((resolve) => {
    const finish = (session: OpenSession | null) => {
      stop();
      clearInterval(interval);
      clearTimeout(timeout);
      resolve(session);
    };
    const stop = listen((message) => message.type === 'answer' && matches(message) && finish(message));
    // A tab that reloads shows its session a moment before it can answer.
    const interval = setInterval(() => send({ type: 'ask' }), timeouts.repeat);
    const timeout = setTimeout(() => finish(null), timeouts.answer);
    send({ type: 'ask' });
  });
}
