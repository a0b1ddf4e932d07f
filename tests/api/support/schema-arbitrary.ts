import * as fc from 'fast-check';
import { z } from 'zod';

/** The keywords of JSON Schema that the generators read. */
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

/** Texts that often break programs: empty text, NUL, lone surrogates, right-to-left marks, paths. */
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

function integer({ minimum, exclusiveMinimum, maximum }: Schema): fc.Arbitrary<number> {
  const min = exclusiveMinimum === undefined ? (minimum ?? Number.MIN_SAFE_INTEGER) : exclusiveMinimum + 1;
  return fc.maxSafeInteger().map((number) => {
    const max = maximum ?? Number.MAX_SAFE_INTEGER;
    return min + (Math.abs(number) % (max - min + 1));
  });
}

type Field<T> = { name: string; value: fc.Arbitrary<T>; isRequired: boolean };

/** Objects with these fields; an optional field is present half of the time. */
export function objectOf<T>(fields: readonly Field<T>[]): fc.Arbitrary<Record<string, T>> {
  const entries = fields.map(({ name, value, isRequired }) => {
    const entry = value.map((fieldValue): [string, T][] => [[name, fieldValue]]);
    return isRequired ? entry : fc.oneof(entry, fc.constant([]));
  });
  return fc.tuple(...entries).map((parts) => Object.fromEntries(parts.flat()));
}

export type SchemaContext = {
  /** Resolves a `$ref`. */
  resolve: (ref: string) => unknown;
  /** Values of existing records, by the name of the field or parameter; half of the generated values are these. */
  known: Readonly<Record<string, unknown>>;
};

/** A value for a field or parameter: the known one of that name half of the time. */
export function valueFor(
  name: string,
  value: fc.Arbitrary<unknown>,
  known: SchemaContext['known'],
): fc.Arbitrary<unknown> {
  return name in known ? fc.oneof(fc.constant(known[name]), value) : value;
}

/** Values that a JSON schema allows. */
export function allowedBy(json: unknown, context: SchemaContext): fc.Arbitrary<unknown> {
  const schema = Schema.parse(json);
  const inner = (other: unknown) => allowedBy(other, context);
  if (schema.$ref !== undefined) return inner(context.resolve(schema.$ref));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(inner));
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => inner({ ...schema, type })));
  switch (schema.type) {
    case 'string':
      return text(schema);
    case 'integer':
      return integer(schema);
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
        value: valueFor(name, inner(field), context.known),
        isRequired: required.includes(name),
      }));
      return objectOf(fields);
    }
    case undefined:
    default:
      return anyJson;
  }
}

function mutate(value: unknown, index: number, junk: unknown, how: 'replace' | 'remove' | 'add'): unknown {
  if (typeof value !== 'object' || value === null) return junk;
  const entries = Object.entries(value);
  const [name] = entries[index % Math.max(entries.length, 1)] ?? ['nothing'];
  if (how === 'add') return { ...value, [`extra-${name}`]: junk };
  const others = Object.fromEntries(entries.filter(([key]) => key !== name));
  return how === 'remove' ? others : { ...others, [name]: junk };
}

/** A value with one field wrong, missing or added; sometimes unrelated JSON. */
export function mutationOf(value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const ways = fc.constantFrom('replace' as const, 'remove' as const, 'add' as const);
  const nearlyValid = fc.tuple(value, fc.nat(), anyJson, ways).map((args) => mutate(...args));
  return fc.oneof({ weight: 4, arbitrary: nearlyValid }, { weight: 1, arbitrary: anyJson });
}
