import { describe, expect, it } from 'vitest';
import { store, storeText } from '@/lib/stored.ts';
import { requireStaff, requireLearner } from './guards.ts';

const requestTo = (path: string) => ({ request: new Request(`https://padavu.example${path}`) });

/** Where a guard redirects to; `null` when it passes. */
async function redirectOf(guard: typeof requireStaff, path: string): Promise<string | null> {
  try {
    await guard(requestTo(path));
    return null;
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return thrown.headers.get('Location');
  }
}

describe('the learner guard', () => {
  it('grants an approved learner', async () => {
    store('user', {
      name: 'Anu',
      course: 'Ecommerce Mastery',
      courseId: 1,
      role: 'user',
      status: 'approved',
    });
    expect(await redirectOf(requireLearner, '/user/dashboard')).toBeNull();
  });

  it.each([
    ['nobody', null, 'not_logged_in'],
    ['a learner who waits', { role: 'user', status: 'pending' }, 'pending'],
    ['a deactivated learner', { role: 'user', status: 'inactive' }, 'inactive'],
    ['a teacher', { role: 'teacher', status: 'approved' }, 'approved'],
    ['an administrator', { role: 'admin', status: 'approved' }, 'approved'],
  ])('sends %s to sign in, with the reason and the way back', async (_case, user, reason) => {
    if (user) store('user', user);
    expect(await redirectOf(requireLearner, '/user/course/1?from=mail')).toBe(
      `/login?reason=${reason}&returnUrl=%2Fuser%2Fcourse%2F1%3Ffrom%3Dmail`,
    );
  });
});

describe('the admin guard', () => {
  it('grants an administrator or a teacher by the stored token', async () => {
    storeText('adminToken', 'a-token-of-an-administrator');
    expect(await redirectOf(requireStaff, '/admin/user')).toBeNull();
  });

  it.each(['', null])(
    "sends everyone else to the administrators' sign-in, with the way back",
    async (token) => {
      if (token !== null) storeText('adminToken', token);
      storeText('token', "a learner's token opens nothing here");
      expect(await redirectOf(requireStaff, '/admin/user?status=pending')).toBe(
        '/admin/login?returnUrl=%2Fadmin%2Fuser%3Fstatus%3Dpending',
      );
    },
  );
});
