import { describe, expect, it } from 'vitest';
import { StoredUser } from './session.ts';

describe('the stored person', () => {
  it('is read with defaults', () => {
    expect(StoredUser.parse({})).toEqual({
      name: 'User',
      course: 'Not Specified',
      courseId: null,
      pacing: 0,
      role: 'user',
      status: 'pending',
    });
  });

  it.each([
    [{ status: 'approved' }, 'approved'],
    [{ isApproved: true }, 'approved'],
    [{ status: 'inactive' }, 'inactive'],
    [{ status: 7 }, 'pending'],
  ])('with %o is %s', (stored, status) => {
    expect(StoredUser.parse(stored).status).toBe(status);
  });
});
