/** What stands under a field in which something else was typed than the newer version of the record says. */
export function newerHint(theirs: string | undefined): string | undefined {
  return theirs === undefined ? undefined : `The newer version says: ${theirs || 'nothing'}`;
}
