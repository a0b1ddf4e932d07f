import { diff3Merge } from 'node-diff3';
import { z } from 'zod';

type Fields = Record<string, unknown>;

/**
 * Merges somebody's edits with what another person saved in the meantime: an edited field keeps the edit, every other
 * field takes the remote value. Lists are merged entry by entry: added entries stay, and an edit outweighs a removal.
 * @param base the record as it was when the editing began
 * @returns the merged values, and by their paths (`steps.0.title`) the remote values that conflict with an edit
 */
export function mergeEdits<T extends Fields>(
  base: T,
  local: T,
  remote: T,
): { values: T; remoteValues: Fields } {
  const remoteValues: Fields = {};
  const onConflict = (path: string, value: unknown) => {
    remoteValues[path] = value;
  };
  return { values: { ...remote, ...mergeFields({ base, local, remote }, '', onConflict) }, remoteValues };
}

/** The names of the fields whose remote values differ from the base. */
export const changedFields = <T extends Fields>(base: T, remote: T): string[] =>
  Object.keys(remote).filter((name) => !isSame(remote[name], base[name]));

/** Whether the remote values differ from the base only in fields that have the same value after the edits. */
export const containsRemoteChanges = <T extends Fields>(base: T, local: T, remote: T): boolean =>
  changedFields(base, remote).every((name) => isSame(remote[name], local[name]));

type Versions<T> = { base: T; local: T; remote: T };
type OnConflict = (path: string, remote: unknown) => void;

function merge({ base, local, remote }: Versions<unknown>, path: string, onConflict: OnConflict): unknown {
  if (isSame(local, base) || isSame(local, remote)) return remote;
  if (isSame(remote, base)) return local;
  if (isList(base) && isList(local) && isList(remote))
    return mergeLists({ base, local, remote }, path, onConflict);
  if (isFields(base) && isFields(local) && isFields(remote)) {
    return mergeFields({ base, local, remote }, `${path}.`, onConflict);
  }
  onConflict(path, remote);
  return local;
}

function mergeFields(
  { base, local, remote }: Versions<Fields>,
  prefix: string,
  onConflict: OnConflict,
): Fields {
  const names = Object.keys({ ...remote, ...local });
  return Object.fromEntries(
    names.map((name) => [
      name,
      merge({ base: base[name], local: local[name], remote: remote[name] }, prefix + name, onConflict),
    ]),
  );
}

const Texts = z.array(z.string());
const Regions = z.array(
  z.union([
    z.object({ ok: Texts }),
    z.object({ conflict: z.object({ a: Texts, o: Texts, b: Texts }).transform(nameVersions) }),
  ]),
);

function nameVersions({ a, o, b }: { a: string[]; o: string[]; b: string[] }): Versions<string[]> {
  return { local: a, base: o, remote: b };
}

/** Entries are compared as JSON: forms hold nothing else. */
function mergeLists(lists: Versions<readonly unknown[]>, path: string, onConflict: OnConflict): unknown[] {
  const [local, base, remote] = [lists.local.map(textOf), lists.base.map(textOf), lists.remote.map(textOf)];
  const regions = Regions.parse(diff3Merge(local, base, remote, { excludeFalseConflicts: true }));
  const merged: unknown[] = [];
  for (const region of regions) {
    if ('ok' in region) merged.push(...region.ok.map((text) => entryOf(text)));
    else merged.push(...mergeRegion(region.conflict, path, merged.length, onConflict));
  }
  return merged;
}

/** Merges a part of a list that both have changed. Entries are matched by index if neither has removed one. */
function mergeRegion(
  { base, local, remote }: Versions<string[]>,
  path: string,
  start: number,
  onConflict: OnConflict,
): unknown[] {
  const isChanged = (entry: string) => !base.includes(entry);
  if (local.length < base.length || remote.length < base.length) {
    return [...remote, ...local].filter(isChanged).map(entryOf);
  }
  const mergedEntries = base.map((entry, index) =>
    merge(
      { base: entryOf(entry), local: entryOf(local[index] ?? ''), remote: entryOf(remote[index] ?? '') },
      `${path}.${start + index}`,
      onConflict,
    ),
  );
  return [...mergedEntries, ...[...remote.slice(base.length), ...local.slice(base.length)].map(entryOf)];
}

const textOf = (entry: unknown): string => JSON.stringify(entry) ?? '';
const entryOf = (text: string): unknown => (text === '' ? undefined : JSON.parse(text));

/** Spaces around a text are no difference, because it is stored without them. */
const trimmedTextOf = (value: unknown) =>
  JSON.stringify(value, (_key, part: unknown) => (typeof part === 'string' ? part.trim() : part));
const isSame = (one: unknown, other: unknown) => trimmedTextOf(one) === trimmedTextOf(other);
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
