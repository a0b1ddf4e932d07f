import { messages } from '@padavu/domain/messages';
import { AdminCredentials, Credentials, RefreshRequest } from '@padavu/domain/session';
import { Role } from '@padavu/domain/user';
import { z } from 'zod';
import type { Contract } from './contract.ts';
import { UserReply } from './users.ts';

const tag = 'Signing in';
const done = z.object({ success: z.literal(true) });
const expiresIn = z.int().positive();
const Tokens = done.extend({ token: z.string(), refreshToken: z.string(), expiresIn });
const AdminReply = z.object({ id: z.string(), name: z.string(), email: z.string(), role: Role });

const endsOnDevice = { 'Clear-Site-Data': 'Has a browser drop what it kept of answers and pages.' };

export const sessionContracts = {
  login: {
    method: 'POST',
    path: '/users/login',
    operationId: 'signIn',
    summary: 'Sign a learner or an administrator in',
    description:
      'A wrong password and an unknown address are one answer. 403 names why an account may not enter.',
    tag,
    access: 'public',
    body: Credentials.meta({ id: 'Credentials' }),
    replies: { 200: Tokens.extend({ message: z.literal(messages.login.success), user: UserReply }) },
    refusals: [401, 403, 429],
  },
  refresh: {
    method: 'POST',
    path: '/auth/refresh',
    operationId: 'refreshSession',
    summary: 'Renew a session with its refresh token',
    tag,
    access: 'public',
    throttle: 'renewals',
    body: RefreshRequest.meta({ id: 'RefreshRequest' }),
    replies: { 200: Tokens },
    refusals: [401, 429],
  },
  adminLogin: {
    method: 'POST',
    path: '/admin/login',
    operationId: 'signInAdmin',
    summary: 'Sign an administrator or a teacher in',
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
    summary: 'Sign the own account out everywhere',
    tag,
    access: 'signed-in',
    replies: { 200: done },
    headers: endsOnDevice,
  },
  adminLogout: {
    method: 'POST',
    path: '/admin/logout',
    operationId: 'signOutAdmin',
    summary: 'Sign the own account out everywhere',
    tag,
    access: 'signed-in',
    replies: { 200: done },
    headers: endsOnDevice,
  },
  adminRefresh: {
    method: 'POST',
    path: '/admin/refresh-token',
    operationId: 'refreshAdminToken',
    summary: 'Exchange the own token for a fresh one',
    tag,
    access: 'staff',
    replies: { 200: done.extend({ token: z.string(), expiresIn }) },
  },
} satisfies Record<string, Contract>;
