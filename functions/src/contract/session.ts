import { messages } from '@padavu/domain/messages';
import { AdminCredentials, Credentials, RefreshRequest } from '@padavu/domain/session';
import { Role } from '@padavu/domain/user';
import { z } from 'zod';
import type { Contract } from './contract.ts';
import { UserReply } from './users.ts';

const tag = 'Signing in';
const done = z.object({ success: z.literal(true) });
const Tokens = done.extend({ token: z.string(), refreshToken: z.string() });
const AdminReply = z.object({ id: z.string(), name: z.string(), email: z.string(), role: Role });

export const sessionContracts = {
  login: {
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
    summary: 'Renew a session with its refresh token',
    tag,
    access: 'public',
    body: RefreshRequest.meta({ id: 'RefreshRequest' }),
    replies: { 200: Tokens },
    refusals: [401],
  },
  adminLogin: {
    summary: 'Sign an administrator in',
    tag,
    access: 'public',
    body: AdminCredentials.meta({ id: 'AdminCredentials' }),
    replies: { 200: Tokens.extend({ admin: AdminReply.meta({ id: 'Admin' }) }) },
    refusals: [401, 403, 429],
  },
  adminLogout: {
    summary: 'Sign the own account out everywhere',
    tag,
    access: 'signed-in',
    replies: { 200: done },
  },
  adminRefresh: {
    summary: 'Exchange the own token for a fresh one',
    tag,
    access: 'admin',
    replies: { 200: done.extend({ token: z.string() }) },
  },
} satisfies Record<string, Contract>;
