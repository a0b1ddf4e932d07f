import { z } from 'zod';
import { PaymentInput } from './payment.ts';
import { UserStatus } from './user.ts';

/**
 * The status that the administrator saw. If the stored one differs, the call is refused with 409 `changed-meanwhile`,
 * so that two administrators do not overwrite each other unnoticed. Without it, the last call wins.
 */
const expectedStatus = UserStatus.optional();

/** The body of `PUT /admin/users/{id}/approve`. */
export const ApproveBody = z.object({
  expectedStatus,
  /** A payment to record together with the approval. */
  payment: PaymentInput.optional(),
});
export type ApproveBody = z.infer<typeof ApproveBody>;

/** The body of `PUT /admin/users/{id}/deactivate`. */
export const DeactivateBody = z.object({ expectedStatus });
export type DeactivateBody = z.infer<typeof DeactivateBody>;

/** The query of `DELETE /admin/users/{id}`, which has no body. */
export const DeletionQuery = z.object({ expectedStatus });
export type DeletionQuery = z.infer<typeof DeletionQuery>;

/** The body of `PUT /admin/users/{id}/hold`. */
export const HoldBody = z.object({ expectedStatus });
export type HoldBody = z.infer<typeof HoldBody>;
