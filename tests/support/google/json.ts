/** An object of JSON. */
export type Json = { [name: string]: unknown };

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function object(value: unknown): Json {
  if (!isObject(value)) throw new TypeError(`Not an object: ${JSON.stringify(value)}`);
  return value;
}

export function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

export function isKnown(path: string, message: ReadonlySet<string>): boolean {
  return [...message].some(
    (known) => known === path || known.startsWith(`${path}.`) || known.startsWith(`${path}[]`),
  );
}

/** The path of the first field that the message does not have. */
export function unknownFieldIn(value: unknown, message: ReadonlySet<string>, path = ''): string | undefined {
  if (Array.isArray(value)) {
    return value
      .map((item) => unknownFieldIn(item, message, `${path}[]`))
      .find((found) => found !== undefined);
  }
  if (!isObject(value)) return isKnown(path, message) ? undefined : path;
  if (path !== '' && !isKnown(path, message)) return path;
  return Object.entries(value)
    .map(([name, inner]) => unknownFieldIn(inner, message, path === '' ? name : `${path}.${name}`))
    .find((found) => found !== undefined);
}

/** proto3's JSON leaves out what is false, 0, empty or unset. */
export function withoutDefaults(value: Json): Json {
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      if (inner === false || inner === 0 || inner === '' || inner === undefined) return [];
      if (Array.isArray(inner)) return inner.length === 0 ? [] : [[name, inner]];
      return [[name, isObject(inner) ? withoutDefaults(inner) : inner]];
    }),
  );
}
