import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EntityId, idInput, readRouteId } from './route-id.ts';

describe('an id in a route', () => {
  it.each([
    ['7', 7],
    ['007', 7],
    ['0', 0],
    ['-7', 0],
    ['7.5', 0],
    ['7a', 0],
    ['seven', 0],
    [' 7', 0],
    ['1e3', 0],
    ['९', 0],
    ['9'.repeat(16), 0],
    ['', 0],
    [undefined, 0],
  ])('of %s is %d', (text, id) => {
    expect(readRouteId(text)).toBe(id);
  });

  it('is 0 or an id, whatever the text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer().map(String)), (text) => {
        const id = readRouteId(text);
        expect(id === 0 || EntityId.safeParse(id).success).toBe(true);
      }),
    );
  });

  it('is read back from what an id writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999_999_999 }), (id) => {
        expect(readRouteId(String(id))).toBe(id);
      }),
    );
  });
});

describe('an id in a body', () => {
  it.each([
    [7, 7],
    ['7', 7],
    [' 7 ', 7],
  ])('may be %o', (value, id) => {
    expect(idInput('Which one?').parse(value)).toBe(id);
  });

  it.each([0, -1, 1.5, '0', '', 'seven', '7a', null, undefined, true, [7], {}])('may not be %o', (value) => {
    expect(
      idInput('Which one?')
        .safeParse(value)
        .error?.issues.map(({ message }) => message),
    ).toEqual(['Which one?']);
  });
});
