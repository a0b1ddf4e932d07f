import { PaymentClaimInput, PaymentClaimReply } from '@padavu/domain/payment-claim';
import { claimMessages } from '@padavu/domain/claim-messages';
import { dataReply } from '@padavu/domain/reply';
import type { z } from 'zod';
import { ApiError } from '@/lib/api.ts';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import { pictureAsBase64 } from '@/lib/picture-as-base64.ts';
import { PictureError } from '@/lib/picture.ts';
import * as texts from './texts.ts';

export type OwnClaim = z.infer<typeof PaymentClaimReply>;

const path = '/users/me/payment-claim';

/** What the signed-in person said to have paid; `null` for nothing yet. @throws ApiError */
export async function fetchOwnClaim(): Promise<OwnClaim | null> {
  const { data } = await callAuthorisedApi({
    method: 'GET',
    path,
    reply: dataReply(PaymentClaimReply.nullable()),
  });
  return data;
}

/** What became of a claim; `field` where the message belongs to a field of the form. */
export type ClaimOutcome =
  | { state: 'sent'; claim: OwnClaim }
  | { state: 'refused'; field?: 'number' | 'picture'; message: string };

/** Checks and sends what somebody says to have paid, the picture made small. */
export async function sendClaim(number: string, chosen: File | undefined): Promise<ClaimOutcome> {
  const read = PaymentClaimInput.shape.number.safeParse(number);
  if (!read.success) {
    const message = read.error.issues[0]?.message ?? claimMessages.numberInvalid;
    return { state: 'refused', field: 'number', message };
  }
  try {
    const picture = chosen && (await pictureAsBase64(chosen));
    const { data: claim } = await callAuthorisedApi({
      method: 'PUT',
      path,
      body: { number: read.data, ...(picture !== undefined && { picture }) },
      reply: dataReply(PaymentClaimReply),
    });
    return { state: 'sent', claim };
  } catch (error) {
    if (error instanceof PictureError) return { state: 'refused', field: 'picture', message: error.message };
    return { state: 'refused', message: reasonOf(error) };
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError) || error.status >= 500) return texts.failedForNow;
  if (error.status === 0) return texts.noNetwork;
  return error.message;
}
