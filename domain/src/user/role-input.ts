import { z } from 'zod';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { EntityId } from '@padavu/domain/values/route-id';
import { mostTaught } from './teaching.ts';

const { role: texts } = adminMessages;

const courses = z.array(EntityId).max(mostTaught, texts.tooMany);

/**
 * The body of `PUT /admin/users/{id}/role`. It makes no administrators: a command does. Learners teach no courses.
 * `expected` has the values that the administrator saw; if the account differs, the call is refused with 409
 * `changed-meanwhile`.
 */
export const RoleInput = z
  .object({
    role: z.enum(['user', 'teacher'], { error: texts.invalid }),
    teaches: courses.default([]),
    expected: z.object({ teaches: courses }).optional(),
  })
  .refine(({ role, teaches }) => role === 'user' || teaches.length > 0, {
    path: ['teaches'],
    error: texts.courseRequired,
  })
  .transform(({ role, teaches, expected }) => ({
    role,
    teaches: role === 'user' ? [] : [...new Set(teaches)].toSorted((one, other) => one - other),
    ...(expected && { expected }),
  }));
export type RoleInput = z.infer<typeof RoleInput>;
