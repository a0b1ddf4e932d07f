import { z } from 'zod';
import { messages } from '@padavu/domain/messages';
import { Role, statusOf } from './user.ts';

/** The record of the signed-in person on the device. Route guards check it first. */
export const StoredUser = z
  .object({
    name: z.string().catch(messages.defaults.userName),
    course: z.string().catch(messages.defaults.course),
    courseId: z.int().positive().nullable().catch(null),
    pacing: z.int().nonnegative().catch(0),
    role: Role.catch('user'),
    status: z.string().optional().catch(undefined),
    isApproved: z.boolean().optional().catch(undefined),
  })
  .transform(({ isApproved, ...user }) => ({
    ...user,
    status: statusOf({ status: user.status, isApproved }),
  }));
export type StoredUser = z.infer<typeof StoredUser>;
