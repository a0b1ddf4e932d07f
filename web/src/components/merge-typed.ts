type Fields = Record<string, unknown>;

/**
 * Brings what somebody typed and what another hand saved meanwhile together: a field that was typed into keeps what was
 * typed, every other field takes the newer value.
 * @param base the record as it was when the typing began
 * @returns the values, and those of `newer` against which something typed stands
 */
export function mergeTyped<T extends Fields>(base: T, typed: T, newer: T): { values: T; theirs: Fields } {
  const isTyped = (field: string) => !same(typed[field], base[field]);
  const isAgainst = (field: string) =>
    isTyped(field) && !same(newer[field], base[field]) && !same(newer[field], typed[field]);
  return { values: { ...newer, ...fieldsOf(typed, isTyped) }, theirs: fieldsOf(newer, isAgainst) };
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function fieldsOf(fields: Fields, which: (field: string) => boolean): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([field]) => which(field)));
}
