import { limits } from '@padavu/domain/limits';
import { AdminCredentials, Credentials, RefreshRequest } from '@padavu/domain/user/sign-in';
import { Role } from '@padavu/domain/user/user';
import { z } from 'zod';
import type { Contract } from './contract.ts';
import { UserReply } from './users.ts';

const tag = 'Signing in';
const done = z.object({ success: z.literal(true) });
const expiresIn = z.int().positive();
const Tokens = done.extend({ token: z.string(), refreshToken: z.string(), expiresIn });
const AdminReply = z.object({ id: z.string(), name: z.string(), email: z.string(), role: Role });

const signOutHeaders = { 'Clear-Site-Data': 'Makes a browser delete its cached responses and pages.' };

export const sessionContracts = {
  login: {
    method: 'POST',
    path: '/users/login',
    operationId: 'signIn',
    summary: 'Sign in a person with any role',
    description:
      'The response to a wrong password and to an unknown address is the same. 403 names the reason why an account has no access: `account-pending`, `account-inactive`, or `second-factor-required` for an account with a second factor, which signs in with Firebase Auth itself.',
    tag,
    access: 'public',
    body: Credentials.meta({ id: 'Credentials' }),
    replies: { 200: Tokens.extend({ message: z.string(), user: UserReply }) },
    refusals: [401, 403, 429],
  },
  refresh: {
    method: 'POST',
    path: '/auth/refresh',
    operationId: 'refreshSession',
    summary: 'Renew a session with its refresh token',
    description: `Keep the refresh token of the response in place of the former one. 401 if the session has ended: by a
sign-out, a new password, a deactivation or a deletion, and for administrators and teachers ${limits.adminSession.hours}
hours after the sign-in. Then sign in again.`,
    tag,
    access: 'public',
    throttle: 'renewals',
    body: RefreshRequest.meta({ id: 'RefreshRequest' }),
    replies: { 200: Tokens },
    refusals: [401],
  },
  adminLogin: {
    method: 'POST',
    path: '/admin/login',
    operationId: 'signInAdmin',
    summary: 'Sign an administrator or a teacher in',
    description: '403 if the account has no access, or is neither an administrator nor a teacher.',
    tag,
    access: 'public',
    body: AdminCredentials.meta({ id: 'AdminCredentials' }),
    replies: { 200: Tokens.extend({ admin: AdminReply.meta({ id: 'Admin' }) }) },
    refusals: [401, 403, 429],
  },
  logout: {
    method: 'POST',
    path: '/users/logout',
    operationId: 'signOut',
    summary: "Sign the caller's own account out everywhere",
    tag,
    access: 'signed-in',
    replies: { 200: done },
    headers: signOutHeaders,
  },
  adminLogout: {
    method: 'POST',
    path: '/admin/logout',
    operationId: 'signOutAdmin',
    summary: "Sign the caller's own account out everywhere",
    tag,
    access: 'signed-in',
    replies: { 200: done },
    headers: signOutHeaders,
  },
  adminRefresh: {
    method: 'POST',
    path: '/admin/refresh-token',
    operationId: 'refreshAdminToken',
    summary: "Exchange the caller's ID token for a fresh one",
    tag,
    access: 'staff',
    replies: { 200: done.extend({ token: z.string(), expiresIn }) },
  },
} satisfies Record<string, Contract>;
