import { describe, expect, it } from 'vitest';
import { RoleInput } from './role-input.ts';

describe('the role of a user', () => {
  it.each([
    [
      { role: 'teacher', teaches: [3, 1, 3] },
      { role: 'teacher', teaches: [1, 3] },
    ],
    [
      { role: 'user', teaches: [3] },
      { role: 'user', teaches: [] },
    ],
    [{ role: 'user' }, { role: 'user', teaches: [] }],
    [
      { role: 'user', expected: { teaches: [3, 1] } },
      { role: 'user', teaches: [], expected: { teaches: [3, 1] } },
    ],
  ])('is read from %o as %o', (input, role) => {
    expect(RoleInput.parse(input)).toEqual(role);
  });

  it.each([
    [{ role: 'admin' }, 'role'],
    [{ role: 'teacher' }, 'teaches'],
    [{ role: 'teacher', teaches: ['1'] }, 'teaches.0'],
    [{ role: 'teacher', teaches: Array.from({ length: 21 }, (_none, index) => index + 1) }, 'teaches'],
  ])('is refused from %o at %s', (input, path) => {
    expect(RoleInput.safeParse(input).error?.issues.map((issue) => issue.path.join('.'))).toEqual([path]);
  });
});
