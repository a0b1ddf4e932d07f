type Fields = Record<string, unknown>;

/**
 * Merges somebody's edits with what another person saved in the meantime: edited fields keep the edit, every other
 * field takes the remote value.
 * @param base the record as it was when the editing began
 * @returns the merged values, and the remote values that conflict with an edit
 */
export function mergeEdits<T extends Fields>(
  base: T,
  typed: T,
  remote: T,
): { values: T; remoteValues: Fields } {
  const isTyped = (field: string) => !same(typed[field], base[field]);
  const isAgainst = (field: string) =>
    isTyped(field) && !same(remote[field], base[field]) && !same(remote[field], typed[field]);
  return { values: { ...remote, ...fieldsOf(typed, isTyped) }, remoteValues: fieldsOf(remote, isAgainst) };
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function fieldsOf(fields: Fields, which: (field: string) => boolean): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([field]) => which(field)));
}
