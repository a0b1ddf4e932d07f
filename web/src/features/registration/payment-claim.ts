import { PaymentClaimInput, PaymentClaimReply } from '@padavu/domain/payment/payment-claim';
import { claimMessages } from '@padavu/domain/payment/claim-messages';
import { dataReply } from '@padavu/domain/api/reply';
import type { z } from 'zod';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import { pictureAsBase64 } from '@/lib/picture-as-base64.ts';
import { PictureError } from '@/lib/picture.ts';
import { reasonOf } from '@/lib/refusals.ts';
import * as texts from './texts.ts';

export type OwnClaim = z.infer<typeof PaymentClaimReply>;

const path = '/users/me/payment-claim';

/** Fetches the claim of the signed-in person; `null` if there is none. @throws ApiError */
export async function fetchOwnClaim(): Promise<OwnClaim | null> {
  const { data } = await callAuthorisedApi({
    method: 'GET',
    path,
    reply: dataReply(PaymentClaimReply.nullable()),
  });
  return data;
}

/** The outcome of sending a claim. `field` is the field of the form that the message belongs to. */
export type ClaimOutcome =
  | { state: 'sent'; claim: OwnClaim }
  | { state: 'refused'; field?: 'number' | 'picture'; message: string };

/** Validates and sends a claim, with the picture scaled down. */
export async function sendClaim(number: string, file: File | undefined): Promise<ClaimOutcome> {
  const parsed = PaymentClaimInput.shape.number.safeParse(number);
  if (!parsed.success) {
    const message = parsed.error.issues[0]?.message ?? claimMessages.numberInvalid;
    return { state: 'refused', field: 'number', message };
  }
  try {
    const picture = file && (await pictureAsBase64(file));
    const { data: claim } = await callAuthorisedApi({
      method: 'PUT',
      path,
      body: { number: parsed.data, ...(picture !== undefined && { picture }) },
      reply: dataReply(PaymentClaimReply),
    });
    return { state: 'sent', claim };
  } catch (error) {
    if (error instanceof PictureError) return { state: 'refused', field: 'picture', message: error.message };
    return { state: 'refused', message: reasonOf(error, texts.failedForNow, texts.noNetwork) };
  }
}
