import * as malayalam from '@padavu/domain/user/account-messages.ml';
import { messages } from '@padavu/domain/messages';
import { User, usersCollection } from '@padavu/domain/user/user';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { auth, db } from '../support/accounts-firebase.ts';
import {
  aLearner,
  anAdmin,
  anInactiveLearner,
  aPendingLearner,
  password,
  readToken,
  signIn,
  uniqueEmail,
} from '../support/accounts.ts';
import { api } from '../support/api-client.ts';

const Tokens = z.object({ success: z.literal(true), token: z.string(), refreshToken: z.string() });

const login = (email: string, enteredPassword = password) =>
  api('POST', '/users/login', { body: { email, password: enteredPassword, rememberMe: true } });
const adminLogin = (email: string, enteredPassword = password) =>
  api('POST', '/admin/login', { body: { email, password: enteredPassword } });

const refresh = (refreshToken: unknown) => api('POST', '/auth/refresh', { body: { refreshToken } });
const logout = (token: string) => api('POST', '/users/logout', { token });
const adminRefresh = (token?: string) => api('POST', '/admin/refresh-token', { token });

describe('POST /users/login', () => {
  it('answers an approved learner with tokens and the account', async () => {
    const learner = await aLearner();
    const reply = await login(learner.email);
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({
      success: true,
      message: 'Login successful',
      user: {
        id: learner.uid,
        email: learner.email,
        name: learner.record.name,
        status: 'approved',
        isApproved: true,
        role: 'user',
        course: 'Ecommerce Mastery',
        courseName: 'Ecommerce Mastery',
        courseId: 1,
        registrationDate: learner.record.registrationDate.toISOString(),
        paymentReference: learner.record.paymentReference,
      },
    });
    expect(User.safeParse(reply.as(z.object({ user: z.unknown() })).user).success).toBe(true);
    expect((await auth.verifyIdToken(reply.as(Tokens).token)).uid).toBe(learner.uid);
  });

  it('answers in the language of the request', async () => {
    const { email } = await aLearner();
    const headers = { 'Accept-Language': 'ml' };
    const reply = await api('POST', '/users/login', { body: { email, password }, headers });
    expect(reply.body).toMatchObject({ message: malayalam.login.success });
  });

  it('refuses a pending account as pending', async () => {
    const { email } = await aPendingLearner();
    const reply = await login(email);
    expect(reply.status).toBe(403);
    expect(reply.refusal()).toEqual({
      success: false,
      code: 'account-pending',
      message: 'Account pending admin approval',
      isPending: true,
    });
  });

  it('refuses an inactive account as deactivated', async () => {
    const { email } = await anInactiveLearner();
    const reply = await login(email);
    expect(reply.status).toBe(403);
    expect(reply.refusal().message).toBe('Your account is currently inactive. Please contact support.');
    expect(reply.refusal().isPending).toBeUndefined();
  });

  it('answers a wrong password and an unknown address alike', async () => {
    const { email } = await aPendingLearner();
    const wrong = await login(email, 'not the password');
    const unknown = await login(uniqueEmail());
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.refusal().message).toBe(messages.login.unauthorised);
    expect(wrong.body).toEqual(unknown.body);
  });

  it('refuses an account without a document like an unknown one', async () => {
    const email = uniqueEmail();
    await auth.createUser({ email, password });
    expect((await login(email)).status).toBe(401);
  });

  it('names the missing fields', async () => {
    const reply = await api('POST', '/users/login', { body: {} });
    expect(reply.status).toBe(400);
    expect(reply.refusal().errors).toEqual([
      { path: 'email', message: messages.validation.emailMissing },
      { path: 'password', message: messages.validation.passwordMissing },
    ]);
  });

  it('answers a token with the rights of the document, even when the claims are out of date', async () => {
    const learner = await aLearner();
    await auth.setCustomUserClaims(learner.uid, {});
    const { token } = (await login(learner.email)).as(Tokens);
    expect(readToken(token).approved).toBe(true);
  });
});

describe('POST /auth/refresh', () => {
  it('renews a session', async () => {
    const learner = await aLearner();
    const reply = await refresh(learner.refreshToken);
    expect(reply.status).toBe(200);
    expect((await auth.verifyIdToken(reply.as(Tokens).token)).uid).toBe(learner.uid);
  });

  it('refuses a text that is not a refresh token', async () => {
    expect((await refresh('made up')).status).toBe(401);
  });

  it('refuses a revoked refresh token', async () => {
    const learner = await aLearner();
    await logout(learner.token);
    expect((await refresh(learner.refreshToken)).status).toBe(401);
  });

  it('requires a refresh token', async () => {
    expect((await api('POST', '/auth/refresh', { body: {} })).status).toBe(400);
  });
});

describe('POST /admin/login', () => {
  it('answers an administrator with tokens and the name', async () => {
    const admin = await anAdmin();
    const reply = await adminLogin(admin.email);
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({
      success: true,
      admin: { id: admin.uid, name: admin.record.name, email: admin.email, role: 'admin' },
    });
    expect(readToken(reply.as(Tokens).token).admin).toBe(true);
  });

  it('refuses a learner', async () => {
    const { email } = await aLearner();
    const reply = await adminLogin(email);
    expect(reply.status).toBe(403);
    expect(reply.refusal().message).toBe(messages.adminLogin.forbidden);
  });

  it('refuses an administrator who waits for approval', async () => {
    const { email } = await anAdmin({ status: 'pending' });
    expect((await adminLogin(email)).status).toBe(403);
  });

  it('refuses wrong credentials', async () => {
    const { email } = await anAdmin();
    const reply = await adminLogin(email, 'not the password');
    expect(reply.status).toBe(401);
    expect(reply.refusal().message).toBe(messages.adminLogin.unauthorised);
  });

  it('requires address and password, and says so in one message', async () => {
    const reply = await api('POST', '/admin/login', { body: { email: 'a@b.example' } });
    expect(reply.status).toBe(400);
    expect(reply.refusal().message).toBe('Please enter both email and password');
  });
});

describe('POST /admin/refresh-token', () => {
  it('answers a new token for a valid one', async () => {
    const admin = await anAdmin();
    const reply = await adminRefresh(admin.token);
    expect(reply.status).toBe(200);
    const { token } = reply.as(z.object({ token: z.string() }));
    expect((await api('GET', '/admin/users/count', { token })).status).toBe(200);
  });

  it('refuses a missing token, a forged one and a learner', async () => {
    const learner = await aLearner();
    expect((await adminRefresh()).status).toBe(401);
    expect((await adminRefresh('eyJ.eyJ.e30')).status).toBe(401);
    expect((await adminRefresh(learner.token)).status).toBe(403);
  });

  it('refuses a token from before the sign-out', async () => {
    const admin = await anAdmin();
    expect((await api('POST', '/admin/logout', { token: admin.token })).status).toBe(200);
    const reply = await adminRefresh(admin.token);
    expect(reply.status).toBe(401);
    expect(reply.headers.get('www-authenticate')).toBe('Bearer');
  });
});

describe('POST /admin/logout', () => {
  it('refuses a visitor', async () => {
    expect((await api('POST', '/admin/logout')).status).toBe(401);
  });

  it('ends every session, with a time that open pages follow, and keeps the account', async () => {
    const admin = await anAdmin();
    await api('POST', '/admin/logout', { token: admin.token });
    const mark: unknown = (await db.collection(usersCollection).doc(admin.uid).get()).get('signedOutAt');
    const signedInAt = (await auth.verifyIdToken(admin.token)).auth_time * 1000;
    expect(mark instanceof Timestamp && mark.toMillis()).toBeGreaterThanOrEqual(signedInAt);
    expect((await api('GET', '/admin/users/count', { token: admin.token })).status).toBe(401);
    const again = await signIn(admin);
    expect((await api('GET', '/admin/users/count', { token: again.token })).status).toBe(200);
  });
});

describe('POST /users/logout', () => {
  it('refuses a visitor', async () => {
    expect((await api('POST', '/users/logout')).status).toBe(401);
  });

  it("ends a learner's sessions, not the account", async () => {
    const learner = await aLearner();
    expect((await api('POST', '/users/logout', { token: learner.token })).status).toBe(200);
    expect((await api('GET', '/course/user/course', { token: learner.token })).status).toBe(401);
    expect((await refresh(learner.refreshToken)).status).toBe(401);
    expect((await login(learner.email)).status).toBe(200);
  });
});

describe('a deleted account', () => {
  it('has no session left', async () => {
    const learner = await aLearner();
    await db.collection(usersCollection).doc(learner.uid).delete();
    await auth.deleteUser(learner.uid);
    expect((await api('GET', '/course/user/course', { token: learner.token })).status).toBe(401);
    expect(
      (await api('POST', '/auth/refresh', { body: { refreshToken: learner.refreshToken } })).status,
    ).toBe(401);
  });
});
