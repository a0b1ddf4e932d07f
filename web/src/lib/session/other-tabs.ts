import { z } from 'zod';

const End = z.object({
  uid: z.string(),
  reason: z.enum(['inactive', 'deleted', 'session_expired', 'not_authenticated']),
});
type End = z.infer<typeof End>;

/** What the tabs of one browser know each other's sessions by. */
const name = 'padavu-session';
let shared: BroadcastChannel | null = null;

/** Hears when another tab ends a session of this browser, also one that Auth keeps to a single tab. */
export function hearOfTheEnd(listener: (end: End) => void): void {
  shared ??= new BroadcastChannel(name);
  shared.addEventListener('message', ({ data }) => {
    const end = End.safeParse(data);
    if (end.success) listener(end.data);
  });
}

export function tellOtherTabs(end: End): void {
  shared ??= new BroadcastChannel(name);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel belongs to one origin
  shared.postMessage(end);
}

const nothing = () => {};

/** Shows to other tabs that this one has a session, until the returned function is called or the tab is gone. */
export function holdSession(): () => void {
  let letGo = nothing;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  locks()
    ?.request(name, { mode: 'shared' }, () => held)
    .catch(() => undefined);
  return letGo;
}

/** Whether some other tab of this browser has a session. */
export async function isHeldElsewhere(): Promise<boolean> {
  const now = await locks()?.query();
  return now?.held?.some((lock) => lock.name === name) ?? false;
}

/** There are none where the page is not secure: then a tab is merely not seen by the others. */
function locks(): LockManager | undefined {
  return 'locks' in navigator ? navigator.locks : undefined;
}
