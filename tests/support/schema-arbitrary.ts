import * as fc from 'fast-check';
import { z } from 'zod';

/** What generating needs of a JSON schema. */
const Schema = z.object({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  format: z.string().optional(),
  const: z.json().optional(),
  enum: z.array(z.json()).optional(),
  pattern: z.string().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  minimum: z.number().optional(),
  exclusiveMinimum: z.number().optional(),
  maximum: z.number().optional(),
  required: z.array(z.string()).default([]),
  anyOf: z.array(z.json()).optional(),
  items: z.json().optional(),
  properties: z.record(z.string(), z.json()).optional(),
});
type Schema = z.infer<typeof Schema>;

/** Texts that have broken programs: no text at all, halves of characters, ends of strings, other directions, paths. */
const nastyTexts = [
  '',
  ' ',
  '\0',
  '\ud800',
  'a\udfffb',
  '\u202Eabc',
  'İ',
  '__proto__',
  'constructor',
  '../..',
  '%',
  "'; DROP TABLE users; --",
  '<script>alert(1)</script>',
  '-1',
  '0',
  '1e309',
  'NaN',
];

export const nastyText = fc.constantFrom(...nastyTexts);

/** Any JSON, nasty texts and numbers included. */
export const anyJson: fc.Arbitrary<unknown> = fc.oneof(
  nastyText,
  fc.constantFrom(-1, 0, 1.5, Number.MAX_VALUE, Number.MAX_SAFE_INTEGER + 1, null, true, [], {}),
  fc.jsonValue({ maxDepth: 2 }),
);

function text({ pattern, minLength = 0, maxLength = 200 }: Schema): fc.Arbitrary<string> {
  const fits = (value: string) => value.length >= minLength && value.length <= maxLength;
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u')).filter(fits);
  const size = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, 200)) };
  const ordinary = fc.oneof(fc.string(size), fc.string({ ...size, unit: 'grapheme' })).filter(fits);
  const edges = [minLength, maxLength]
    .filter((length) => length <= 10_000)
    .map((length) => 'a'.repeat(length));
  return fc.oneof(ordinary, fc.constantFrom(...edges), nastyText.filter(fits));
}

function whole({ minimum, exclusiveMinimum, maximum }: Schema): fc.Arbitrary<number> {
  const min = exclusiveMinimum === undefined ? (minimum ?? Number.MIN_SAFE_INTEGER) : exclusiveMinimum + 1;
  return fc.maxSafeInteger().map((number) => {
    const max = maximum ?? Number.MAX_SAFE_INTEGER;
    return min + (Math.abs(number) % (max - min + 1));
  });
}

type Field<T> = { name: string; value: fc.Arbitrary<T>; isRequired: boolean };

/** Objects with these fields; one that is not required is there every other time. */
export function objectOf<T>(fields: readonly Field<T>[]): fc.Arbitrary<Record<string, T>> {
  const entries = fields.map(({ name, value, isRequired }) => {
    const entry = value.map((filled): [string, T][] => [[name, filled]]);
    return isRequired ? entry : fc.oneof(entry, fc.constant([]));
  });
  return fc.tuple(...entries).map((parts) => Object.fromEntries(parts.flat()));
}

export type Setting = {
  /** Finds what a `$ref` names. */
  resolve: (ref: string) => unknown;
  /** Values of things that are there, by the name of the field or parameter: every other draw is one of these. */
  known: Readonly<Record<string, unknown>>;
};

/** A value that is drawn for a name. */
export function named(
  name: string,
  value: fc.Arbitrary<unknown>,
  known: Setting['known'],
): fc.Arbitrary<unknown> {
  return name in known ? fc.oneof(fc.constant(known[name]), value) : value;
}

/** Values that a JSON schema allows. */
export function allowedBy(json: unknown, setting: Setting): fc.Arbitrary<unknown> {
  const schema = Schema.parse(json);
  const inner = (other: unknown) => allowedBy(other, setting);
  if (schema.$ref !== undefined) return inner(setting.resolve(schema.$ref));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(inner));
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => inner({ ...schema, type })));
  switch (schema.type) {
    case 'string':
      return text(schema);
    case 'integer':
      return whole(schema);
    case 'number':
      return fc.double({ noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      const { items, minItems = 0, maxItems = 5 } = schema;
      return fc.array(inner(items), { minLength: minItems, maxLength: Math.min(maxItems, 5) });
    }
    case 'object': {
      const { properties = {}, required } = schema;
      const fields = Object.entries(properties).map(([name, field]) => ({
        name,
        value: named(name, inner(field), setting.known),
        isRequired: required.includes(name),
      }));
      return objectOf(fields);
    }
    case undefined:
    default:
      return anyJson;
  }
}

function spoil(whatever: unknown, index: number, junk: unknown, how: 'replace' | 'remove' | 'add'): unknown {
  if (typeof whatever !== 'object' || whatever === null) return junk;
  const entries = Object.entries(whatever);
  const [name] = entries[index % Math.max(entries.length, 1)] ?? ['nothing'];
  if (how === 'add') return { ...whatever, [`extra-${name}`]: junk };
  const others = Object.fromEntries(entries.filter(([key]) => key !== name));
  return how === 'remove' ? others : { ...others, [name]: junk };
}

/** An object with one of its fields wrong or missing, or one too many; now and then something else altogether. */
export function spoiled(value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const ways = fc.constantFrom('replace' as const, 'remove' as const, 'add' as const);
  const almost = fc.tuple(value, fc.nat(), anyJson, ways).map((drawn) => spoil(...drawn));
  return fc.oneof({ weight: 4, arbitrary: almost }, { weight: 1, arbitrary: anyJson });
}
