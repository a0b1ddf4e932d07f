import { claimMessages } from '@padavu/domain/payment/claim-messages';
import { paymentClaimContracts as contracts } from '#/contract/payment-claims.ts';
import type { PaymentClaimsData } from '#/data/payment/payment-claims.ts';
import { operation, type Operation } from '#/http/operation.ts';
import { okData } from '#/http/reply.ts';
import type { Throttle } from '#/http/throttle.ts';
import { receivedPicture } from './media.ts';

type Deps = { paymentClaims: PaymentClaimsData; throttle: Pick<Throttle, 'countTry'> };

/** What people who wait for approval say they have paid (docs/decisions/128). */
export const paymentClaimOperations = ({ paymentClaims, throttle }: Deps): Operation[] => [
  operation(contracts.readOwn, async ({ actor: { uid } }) => okData(await paymentClaims.read(uid))),

  operation(contracts.sendOwn, async ({ actor: { uid }, body: { number, picture }, client }) => {
    const claim = { number, picture: picture === undefined ? undefined : receivedPicture(picture) };
    await throttle.countTry('paymentClaim', uid, client);
    return okData(await paymentClaims.send(uid, claim), claimMessages.stored);
  }),

  operation(contracts.read, async ({ params: { id } }) => okData(await paymentClaims.read(id))),

  operation(contracts.picture, async ({ params: { id } }) => okData(await paymentClaims.picture(id))),
];
