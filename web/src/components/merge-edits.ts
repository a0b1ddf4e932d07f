import { diff3Merge } from 'node-diff3';
import { z } from 'zod';

type Fields = Record<string, unknown>;

/**
 * Merges somebody's edits with what another person saved in the meantime: what was edited keeps the edit, all else takes
 * the remote value. Lists are merged entry by entry: what either person added stays, and an edit outweighs a removal.
 * @param base the record as it was when the editing began
 * @returns the merged values, and by their paths (`steps.0.title`) the remote values that conflict with an edit
 */
export function mergeEdits<T extends Fields>(
  base: T,
  typed: T,
  remote: T,
): { values: T; remoteValues: Fields } {
  const remoteValues: Fields = {};
  const against = (path: string, value: unknown) => {
    remoteValues[path] = value;
  };
  return { values: { ...remote, ...mergeFields({ base, typed, remote }, '', against) }, remoteValues };
}

type Versions<T> = { base: T; typed: T; remote: T };
type Against = (path: string, remote: unknown) => void;

function merge({ base, typed, remote }: Versions<unknown>, path: string, against: Against): unknown {
  if (same(typed, base)) return remote;
  if (same(remote, base) || same(remote, typed)) return typed;
  if (isList(base) && isList(typed) && isList(remote))
    return mergeLists({ base, typed, remote }, path, against);
  if (isFields(base) && isFields(typed) && isFields(remote)) {
    return mergeFields({ base, typed, remote }, `${path}.`, against);
  }
  against(path, remote);
  return typed;
}

function mergeFields({ base, typed, remote }: Versions<Fields>, prefix: string, against: Against): Fields {
  const names = Object.keys({ ...remote, ...typed });
  return Object.fromEntries(
    names.map((name) => [
      name,
      merge({ base: base[name], typed: typed[name], remote: remote[name] }, prefix + name, against),
    ]),
  );
}

const Texts = z.array(z.string());
const Regions = z.array(
  z.union([
    z.object({ ok: Texts }),
    z.object({ conflict: z.object({ a: Texts, o: Texts, b: Texts }).transform(inOurWords) }),
  ]),
);

function inOurWords({ a, o, b }: { a: string[]; o: string[]; b: string[] }): Versions<string[]> {
  return { typed: a, base: o, remote: b };
}

/** Entries are compared as JSON: forms hold nothing else. */
function mergeLists(lists: Versions<readonly unknown[]>, path: string, against: Against): unknown[] {
  const [typed, base, remote] = [lists.typed.map(textOf), lists.base.map(textOf), lists.remote.map(textOf)];
  const regions = Regions.parse(diff3Merge(typed, base, remote, { excludeFalseConflicts: true }));
  const merged: unknown[] = [];
  for (const region of regions) {
    if ('ok' in region) merged.push(...region.ok.map((text) => entryOf(text)));
    else merged.push(...mergeRegion(region.conflict, path, merged.length, against));
  }
  return merged;
}

/** A part of a list that both have changed. Entries are told apart by their places where neither has removed one. */
function mergeRegion(
  { base, typed, remote }: Versions<string[]>,
  path: string,
  start: number,
  against: Against,
): unknown[] {
  const isChanged = (entry: string) => !base.includes(entry);
  if (typed.length < base.length || remote.length < base.length) {
    return [...remote, ...typed].filter(isChanged).map(entryOf);
  }
  const kept = base.map((entry, index) =>
    merge(
      { base: entryOf(entry), typed: entryOf(typed[index] ?? ''), remote: entryOf(remote[index] ?? '') },
      `${path}.${start + index}`,
      against,
    ),
  );
  return [...kept, ...[...remote.slice(base.length), ...typed.slice(base.length)].map(entryOf)];
}

const textOf = (entry: unknown): string => JSON.stringify(entry) ?? '';
const entryOf = (text: string): unknown => (text === '' ? undefined : JSON.parse(text));

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
