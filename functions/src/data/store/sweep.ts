/** Changes that began at this moment or before were interrupted: it is twice as long ago as a call may run. */
export const interruptedSince = (now: Date) => new Date(now.getTime() - 60_000);

/** The outcomes of a sweep by uid: an error where the change of an account could not be finished. */
export type Outcomes = Map<string, 'finished' | { failure: unknown }>;

/**
 * Finishes interrupted changes of accounts, one after the other. One that fails does not stop the others.
 * @param interrupted the uid of each account, and the function that finishes its change
 */
export async function finishEach(
  interrupted: readonly (readonly [uid: string, finish: (uid: string) => Promise<void>])[],
): Promise<Outcomes> {
  const outcomes: Outcomes = new Map();
  for (const [uid, finish] of interrupted) {
    const outcome = await finish(uid).then(
      () => 'finished' as const,
      (failure: unknown) => ({ failure }),
    );
    outcomes.set(uid, outcome);
  }
  return outcomes;
}
