import { z } from 'zod';
import { claimMessages } from './claim-messages.ts';
import { instant } from '@padavu/domain/values/instant';
import { limits } from '@padavu/domain/limits';
import { SentPictureBytes } from '@padavu/domain/picture/sent-picture';
import { storedFlag, storedMoment, storedText } from '@padavu/domain/stored';
import { visible } from '@padavu/domain/values/visible';

export const paymentClaimsCollection = 'paymentClaims';
/** The pictures have their own collection, so that a list of claims does not load their bytes. */
export const claimPicturesCollection = 'claimPictures';

/** The path of a person's payment claim. Administrators read the document; the person uses the API. */
export const paymentClaimPath = (uid: string) => `${paymentClaimsCollection}/${uid}`;

const { min, max } = limits.transactionNumber;

/**
 * A transaction number without what people and banks write differently: small letters, spaces, separators, and the
 * zeros with which a bank fills a column.
 */
export const bareNumber = (number: string): string =>
  number
    .toUpperCase()
    .replaceAll(/[\s\u200B-\u200F\u2060\uFEFF/_-]+/g, '')
    .replace(new RegExp(`^0+(?=\\d{${min},}$)`), '');

/**
 * The form of a transaction number in which it is compared and stored: a UTR of UPI or a bank's reference, without
 * words before it (`UPI Ref No: 4123 4567 8901`).
 */
function plainTransactionNumber(typed: string): string {
  const withoutWords = visible(typed)
    .normalize('NFKC')
    .toUpperCase()
    .trim()
    .replace(
      /^(?:(?:UPI|UTR|IMPS|NEFT|RTGS|TRANSACTION|TXN|REF|REFERENCE|NUMBER|NO|ID)(?:(?![A-Z\d])[\s:.#/_-]*|(?=\d{10})))+(?=[\dA-Z])/,
      '',
    );
  return bareNumber(withoutWords);
}

/** The IFSC of a bank, and days without separators. Statements contain them beside payments of anybody. */
const mistaken =
  /^(?:[A-Z]{4}0[A-Z\d]{6}|(?:0?[1-9]|[12]\d|3[01])(?:0?[1-9]|1[0-2]|(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)[A-Z]*)(?:20)?[23]\d|20[23]\d[01]\d[0-3]\d)$/;

const TransactionNumber = z
  .string({ error: claimMessages.numberRequired })
  .max(limits.transactionNumber.typed, claimMessages.numberInvalid)
  .transform(plainTransactionNumber)
  .pipe(
    z
      .string()
      .min(1, { error: claimMessages.numberRequired, abort: true })
      .regex(new RegExp(`^(?=(?:\\D*\\d){4})[A-Z0-9]{${min},${max}}$`), claimMessages.numberInvalid)
      .refine((number) => !mistaken.test(number), claimMessages.numberMistaken),
  );

/** The body of `PUT /users/me/payment-claim`. Without `picture`, the stored one stays. */
export const PaymentClaimInput = z.object({
  number: TransactionNumber,
  picture: SentPictureBytes.optional(),
});
export type PaymentClaimInput = z.infer<typeof PaymentClaimInput>;

/** The document `paymentClaims/{uid}`: a person who waits for approval claims to have paid. */
export const PaymentClaim = z.object({
  number: storedText(max),
  sentAt: storedMoment(),
  hasPicture: storedFlag(false),
});
export type PaymentClaim = z.infer<typeof PaymentClaim>;

/** A claim in responses of the API. */
export const PaymentClaimReply = z.object({ number: z.string(), sentAt: instant, hasPicture: z.boolean() });
