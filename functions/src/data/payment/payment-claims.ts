import {
  claimPicturesCollection,
  PaymentClaim,
  paymentClaimPath,
} from '@padavu/domain/payment/payment-claim';
import { claimMessages } from '@padavu/domain/payment/claim-messages';
import type { SentPicture } from '@padavu/domain/picture/sent-picture';
import { usersCollection } from '@padavu/domain/user/user';
import type { Firestore } from 'firebase-admin/firestore';
import { conflict, notFound } from '#/errors.ts';
import { isBeingDeleted } from '#/data/user/account-rights.ts';
import { readDocument, readUser } from '#/data/store/documents.ts';
import { sentPictureIn, type StoredFile } from '#/data/picture/media.ts';
import { fetchSeveral } from '#/data/store/reads.ts';
import type { Transactions } from '#/data/store/transactions.ts';

type Deps = { db: Firestore; inTransaction: Transactions['inTransaction']; now: () => Date };

type ClaimInput = { number: string; picture: StoredFile | undefined };

export type PaymentClaimsData = ReturnType<typeof paymentClaimsData>;

/** What people who wait for approval say they have paid (docs/decisions/128). */
export function paymentClaimsData({ db, inTransaction, now }: Deps) {
  const userRef = (uid: string) => db.collection(usersCollection).doc(uid);
  const claimRef = (uid: string) => db.doc(paymentClaimPath(uid));
  const pictureRef = (uid: string) => db.collection(claimPicturesCollection).doc(uid);

  return {
    /** A person's claim; `null` for none. Throws 404 for an unknown account. */
    async read(uid: string): Promise<PaymentClaim | null> {
      const [user, claim] = await fetchSeveral([userRef(uid), claimRef(uid)], db);
      if (!user?.exists) throw notFound();
      return readDocument(PaymentClaim, claim) ?? null;
    },

    /** The picture of a person's receipt. Throws 404 where there is none. */
    async picture(uid: string): Promise<SentPicture> {
      const [user, stored] = await fetchSeveral([userRef(uid), pictureRef(uid)], db);
      const picture = sentPictureIn(stored);
      if (!user?.exists || !picture) throw notFound();
      return picture;
    },

    /**
     * Stores the claim of a person who waits, in place of an earlier one. An earlier picture stays unless a new one is
     * sent. Throws 409 once the registration is decided, 404 for an unknown account.
     */
    send(uid: string, { number, picture }: ClaimInput): Promise<PaymentClaim> {
      return inTransaction(async (transaction) => {
        const [user, before] = await fetchSeveral([userRef(uid), claimRef(uid)], transaction);
        if (!user?.exists) throw notFound();
        if (readUser(user).status !== 'pending' || isBeingDeleted(user))
          throw conflict(claimMessages.decided, 'changed-meanwhile');
        const hadPicture = readDocument(PaymentClaim, before)?.hasPicture ?? false;
        const claim = { number, sentAt: now(), hasPicture: picture !== undefined || hadPicture };
        transaction.set(claimRef(uid), claim);
        if (picture) transaction.set(pictureRef(uid), picture);
        return claim;
      });
    },
  };
}
