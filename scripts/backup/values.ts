import type { protos } from '@google-cloud/firestore-api';
import { z } from 'zod';

type WireValue = protos.google.firestore.v1.IValue;
export type WireFields = Record<string, WireValue>;

// A value as a backup contains it: strings, booleans, null, arrays and integers as in JSON, everything else in an
// object with the name of its type. 1 is an integer and {"double":1} is not; Firestore distinguishes them, and so does
// the file.

/** Numbers that JSON does not have, and negative zero, whose sign JSON.stringify drops. */
const oddDoubles = ['NaN', 'Infinity', '-Infinity', '-0'] as const;

const Integer = z.string().regex(/^-?(?:0|[1-9]\d{0,18})$/u);
const Moment = z.string().regex(/^-?\d{4,6}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/u);

const Tagged = z.union([
  z.strictObject({ double: z.union([z.number(), z.enum(oddDoubles)]) }),
  z.strictObject({ integer: Integer }),
  z.strictObject({ timestamp: Moment }),
  z.strictObject({ bytes: z.base64() }),
  /** `/users/x`, or the full name if it points into another project. */
  z.strictObject({ reference: z.string() }),
  z.strictObject({ geoPoint: z.tuple([z.number(), z.number()]) }),
]);

export type Value =
  | string
  | number
  | boolean
  | null
  | z.infer<typeof Tagged>
  | Value[]
  | { map: { [field: string]: Value } };
export type Fields = Record<string, Value>;

const Value: z.ZodType<Value> = z.lazy(() =>
  z.union([
    z.string(),
    z.int(),
    z.boolean(),
    z.null(),
    z.array(Value),
    z.strictObject({ map: z.record(z.string(), Value) }),
    Tagged,
  ]),
);
export const Fields: z.ZodType<Fields> = z.record(z.string(), Value);

/** The path of all documents: `projects/ID/databases/(default)/documents`. */
export const documentsRoot = (project: string) => `projects/${project}/databases/(default)/documents`;

const NANOS_DIGITS = 9;
const MS = 1000;

/** A timestamp in ISO 8601, with as many digits after the second as it has. */
export function momentOf({ seconds, nanos }: protos.google.protobuf.ITimestamp): string {
  const whole = new Date(Number(seconds ?? 0) * MS).toISOString().slice(0, -'.000Z'.length);
  const digits = String(nanos ?? 0)
    .padStart(NANOS_DIGITS, '0')
    .replace(/0+$/u, '');
  return digits === '' ? `${whole}Z` : `${whole}.${digits}Z`;
}

export function timestampOf(moment: string): { seconds: string; nanos: number } {
  const [whole = '', digits = ''] = moment.slice(0, -1).split('.');
  return { seconds: String(Date.parse(`${whole}Z`) / MS), nanos: Number(digits.padEnd(NANOS_DIGITS, '0')) };
}

function doubleOf(value: number): Value {
  if (Object.is(value, -0)) return { double: '-0' };
  return { double: Number.isFinite(value) ? value : z.enum(oddDoubles).parse(String(value)) };
}

function integerOf(text: string): Value {
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : { integer: text };
}

/** Converts a stored value to its form in the file. */
function fromWire(value: WireValue, root: string): Value {
  if (typeof value.stringValue === 'string') return value.stringValue;
  if (value.integerValue !== undefined && value.integerValue !== null)
    return integerOf(String(value.integerValue));
  if (typeof value.booleanValue === 'boolean') return value.booleanValue;
  if (value.arrayValue) return (value.arrayValue.values ?? []).map((each) => fromWire(each, root));
  if (value.mapValue) return { map: fieldsFromWire(value.mapValue.fields ?? {}, root) };
  if (value.timestampValue) return { timestamp: momentOf(value.timestampValue) };
  if (typeof value.doubleValue === 'number') return doubleOf(value.doubleValue);
  if (value.bytesValue !== undefined && value.bytesValue !== null) {
    return { bytes: Buffer.from(value.bytesValue).toString('base64') };
  }
  if (typeof value.referenceValue === 'string') {
    const isOwn = value.referenceValue.startsWith(`${root}/`);
    return { reference: isOwn ? value.referenceValue.slice(root.length) : value.referenceValue };
  }
  if (value.geoPointValue) {
    return { geoPoint: [value.geoPointValue.latitude ?? 0, value.geoPointValue.longitude ?? 0] };
  }
  if (value.nullValue !== undefined) return null;
  throw new TypeError(
    `A stored value is of a type that this version does not know: ${Object.keys(value)[0]}`,
  );
}

/** Fields in the order of their names, so that the same document is always the same text. */
export function fieldsFromWire(fields: WireFields, root: string): Fields {
  const names = Object.keys(fields).toSorted();
  return Object.fromEntries(names.map((name) => [name, fromWire(fields[name] ?? {}, root)]));
}

function toWire(value: Value, root: string): WireValue {
  if (value === null) return { nullValue: 'NULL_VALUE' };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return { integerValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map((each) => toWire(each, root)) } };
  if ('map' in value) return { mapValue: { fields: fieldsToWire(value.map, root) } };
  if ('double' in value) return { doubleValue: Number(value.double) };
  if ('integer' in value) return { integerValue: value.integer };
  if ('timestamp' in value) return { timestampValue: timestampOf(value.timestamp) };
  if ('bytes' in value) return { bytesValue: Buffer.from(value.bytes, 'base64') };
  if ('geoPoint' in value) {
    return { geoPointValue: { latitude: value.geoPoint[0], longitude: value.geoPoint[1] } };
  }
  const isOwn = value.reference.startsWith('/');
  return { referenceValue: isOwn ? `${root}${value.reference}` : value.reference };
}

export function fieldsToWire(fields: Fields, root: string): WireFields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toWire(value, root)]));
}

/** A value of a type that only Firestore has; functions on plain fields leave it as it is. */
class Exact {
  readonly value: Value;
  constructor(value: Value) {
    this.value = value;
  }
}

/**
 * Converts fields to plain objects, for the functions of `domain`; `fromPlain` converts them back to the same types.
 */
export function toPlain(value: Value): unknown {
  if (Array.isArray(value)) return value.map(toPlain);
  if (typeof value !== 'object' || value === null) return value;
  if (!('map' in value)) return new Exact(value);
  return Object.fromEntries(Object.entries(value.map).map(([name, inner]) => [name, toPlain(inner)]));
}

export function fromPlain(value: unknown): Value {
  if (value instanceof Exact) return value.value;
  if (Array.isArray(value)) return value.map(fromPlain);
  if (typeof value !== 'object' || value === null) return Value.parse(value);
  const names = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { map: Object.fromEntries(names.map(([name, inner]) => [name, fromPlain(inner)])) };
}
