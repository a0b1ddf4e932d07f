import { dataReply } from '@padavu/domain/reply';
import { SecuritySettings } from '@padavu/domain/security';
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
