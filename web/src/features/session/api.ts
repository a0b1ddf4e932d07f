import { dataReply } from '@padavu/domain/api/reply';
import { SecuritySettings } from '@padavu/domain/user/security';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';

/** Turns the requirement of a second factor for all staff on or off. @throws ApiError */
export function requireSecondFactor(isRequired: boolean) {
  return callAuthorisedApi({
    method: 'PUT',
    path: '/admin/security',
    body: { requireSecondFactor: isRequired },
    reply: dataReply(SecuritySettings),
  });
}
