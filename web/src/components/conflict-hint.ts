/** The hint under a field whose edit conflicts with the remote value. */
export function conflictHint(remoteValue: string | undefined): string | undefined {
  return remoteValue === undefined ? undefined : `Latest version: ${remoteValue || 'empty'}`;
}
