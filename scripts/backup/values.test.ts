import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  documentsRoot,
  Fields,
  fieldsFromWire,
  fieldsToWire,
  fromPlain,
  momentOf,
  timestampOf,
  toPlain,
  type WireFields,
} from './values.ts';

const root = documentsRoot('demo-one');

/** Every type that Firestore stores, with its edge values. */
const leaf = fc.oneof(
  fc.constant({ nullValue: 'NULL_VALUE' as const }),
  fc.boolean().map((booleanValue) => ({ booleanValue })),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((integer) => ({ integerValue: String(integer) })),
  fc.integer().map((integer) => ({ integerValue: String(integer) })),
  fc.double().map((doubleValue) => ({ doubleValue })),
  fc.constantFrom(-0, 1, NaN, Infinity, -Infinity, 5e-324).map((doubleValue) => ({ doubleValue })),
  fc
    .record({
      seconds: fc.integer({ min: -62_135_596_800, max: 253_402_300_799 }).map(String),
      nanos: fc.nat(999_999_999),
    })
    .map((timestampValue) => ({ timestampValue })),
  fc.string({ unit: 'binary' }).map((stringValue) => ({ stringValue })),
  fc.uint8Array().map((bytes) => ({ bytesValue: Buffer.from(bytes) })),
  fc
    .constantFrom(`${root}/users/x`, 'projects/other/databases/(default)/documents/a/b')
    .map((referenceValue) => ({ referenceValue })),
  fc
    .record({ latitude: fc.double({ min: -90, max: 90, noNaN: true }), longitude: fc.constant(180) })
    .map((geoPointValue) => ({ geoPointValue })),
);
const { value } = fc.letrec<{ value: WireFields[string] }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    leaf,
    fc.array(tie('value'), { maxLength: 4 }).map((values) => ({ arrayValue: { values } })),
    fc
      .dictionary(fc.string(), tie('value'), { maxKeys: 4, noNullPrototype: true })
      .map((fields) => ({ mapValue: { fields } })),
  ),
}));
const fields = fc.dictionary(fc.string({ minLength: 1 }), value, { noNullPrototype: true });

/** A double keeps a negative zero; JSON and coordinates do not. */
const throughFile = (stored: WireFields) =>
  Fields.parse(JSON.parse(JSON.stringify(fieldsFromWire(stored, root))));

it('a stored value keeps its value and type through a file', () => {
  fc.assert(
    fc.property(fields, (stored) => {
      const once = throughFile(stored);
      const again = throughFile(fieldsToWire(once, root));
      expect(JSON.stringify(again)).toBe(JSON.stringify(once));
    }),
  );
});

it.each([
  [{ integerValue: '1' }, 1],
  [{ doubleValue: 1 }, { double: 1 }],
  [{ doubleValue: -0 }, { double: '-0' }],
  [{ doubleValue: NaN }, { double: 'NaN' }],
  [{ integerValue: '9007199254740993' }, { integer: '9007199254740993' }],
  [
    { timestampValue: { seconds: '-1', nanos: 999_999_999 } },
    { timestamp: '1969-12-31T23:59:59.999999999Z' },
  ],
  [{ referenceValue: `${root}/users/x` }, { reference: '/users/x' }],
  [{ bytesValue: Buffer.from([0, 255]) }, { bytes: 'AP8=' }],
  [{ mapValue: {} }, { map: {} }],
  [{ arrayValue: {} }, []],
])('%o is written to a file as %o, and restored unchanged', (stored, kept) => {
  const file = fieldsFromWire({ it: stored }, root);
  expect(file).toEqual({ it: kept });
  expect(fieldsFromWire(fieldsToWire(file, root), root)).toEqual(file);
});

it('a restored reference points into the school that it is restored to', () => {
  const { it: kept } = fieldsFromWire({ it: { referenceValue: `${root}/users/x` } }, root);
  expect(fieldsToWire({ it: kept ?? null }, documentsRoot('demo-two'))).toEqual({
    it: { referenceValue: `${documentsRoot('demo-two')}/users/x` },
  });
});

it('fields keep their types as plain objects and back', () => {
  fc.assert(
    fc.property(fields, (stored) => {
      const kept = fieldsFromWire(stored, root);
      expect(JSON.stringify(fromPlain(toPlain({ map: kept })))).toBe(JSON.stringify({ map: kept }));
    }),
  );
});

it('a moment keeps its nanoseconds', () => {
  expect(momentOf(timestampOf('2026-11-22T10:00:00.000000001Z'))).toBe('2026-11-22T10:00:00.000000001Z');
  expect(momentOf(timestampOf('0001-01-01T00:00:00Z'))).toBe('0001-01-01T00:00:00Z');
});
