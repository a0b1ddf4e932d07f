/** Milliseconds that a sign-out waits for what is on its way to the server. */
const patience = 2000;

/**
 * Whether something that the person did on this device has not reached the server: signing out would lose it.
 */
export async function hasUnsentWork(): Promise<boolean> {
  const { isAllSent } = await import('@/lib/progress-outbox.ts');
  return !(await isAllSent(patience));
}
