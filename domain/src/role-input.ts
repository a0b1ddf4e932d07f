import { z } from 'zod';
import { adminMessages } from './admin-messages.ts';
import { EntityId } from './route-id.ts';
import { mostTaught } from './teaching.ts';

const { role: texts } = adminMessages;

/** The body of `PUT /admin/users/{id}/role`. Administrators are made by the command, and learners teach nothing. */
export const RoleInput = z
  .object({
    role: z.enum(['user', 'teacher'], { error: texts.invalid }),
    teaches: z.array(EntityId).max(mostTaught, texts.tooMany).default([]),
  })
  .refine(({ role, teaches }) => role === 'user' || teaches.length > 0, {
    path: ['teaches'],
    error: texts.courseRequired,
  })
  .transform(({ role, teaches }) => ({
    role,
    teaches: role === 'user' ? [] : [...new Set(teaches)].toSorted((one, other) => one - other),
  }));
export type RoleInput = z.infer<typeof RoleInput>;
