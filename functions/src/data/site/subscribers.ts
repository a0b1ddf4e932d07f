import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Language } from '@padavu/domain/language/language';
import { mailCollection } from '@padavu/domain/site/mail';
import { confirmationMail, newsletterAddress, type NewsletterLink } from '@padavu/domain/site/newsletter';
import { newsletterTexts } from '@padavu/domain/site/newsletter-texts';
import { newsletterPaths } from '@padavu/domain/site/newsletter-paths';
import { keptUntil, retention } from '@padavu/domain/user/retention';
import { settingsCollection } from '@padavu/domain/user/security';
import {
  NewsletterSignUp,
  Subscriber,
  subscribersCollection,
  unsubscriptionsCollection,
  type NewsletterRecipient,
  type Unsubscription,
} from '@padavu/domain/site/subscriber';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { invalid } from '#/errors.ts';
import { loadOnce } from '#/load-once.ts';
import { readDocument } from '#/data/store/documents.ts';
import { byDocumentId, fetchOrderedPage, type Paging } from '#/data/store/ordered-page.ts';
import { fetchMatches, fetchOne, withIdPrefix } from '#/data/store/reads.ts';
import type { SchoolData } from '#/data/school/school.ts';
import type { Transactions } from '#/data/store/transactions.ts';

type Deps = {
  db: Pick<Firestore, 'collection'>;
  inTransaction: Transactions['inTransaction'];
  school: Pick<SchoolData, 'read'>;
  now: () => Date;
  /** The address of the public site, with its scheme. */
  siteUrl: () => string;
};

/** The id of a newsletter address. */
export const subscriberIdOf = (email: string) => createHash('sha256').update(email).digest('hex');

/** What may have the address of a person: the document, its entry in the trash and the account in Auth. */
type Addressed = {
  user: DocumentSnapshot | undefined;
  trashed: DocumentSnapshot | undefined;
  account: { email?: string | undefined } | undefined;
};

/** The address of a person in lower case, as the newsletter knows it; `undefined` for none. */
export function addressOf({ user, trashed, account }: Addressed): string | undefined {
  const addresses: unknown[] = [user?.get('email'), trashed?.get('document.email'), account?.email];
  return addresses
    .find((address): address is string => typeof address === 'string' && address !== '')
    ?.toLowerCase();
}

type EndOfSubscription = {
  db: Pick<Firestore, 'collection'>;
  transaction: Transaction;
  id: string;
  at: Date;
};

/** Deletes an address, and keeps its hash with the moment, so that no backup restores it. */
function endSubscription({ db, transaction, id, at }: EndOfSubscription): void {
  const unsubscription: Unsubscription = { unsubscribedAt: at };
  transaction.delete(db.collection(subscribersCollection).doc(id));
  transaction.set(db.collection(unsubscriptionsCollection).doc(id), unsubscription);
}

/**
 * Prepares the end of the subscription of an address, if there is one, and of the mails to it. It reads, so call it
 * before the transaction's first write.
 * @returns a function that ends it
 */
export async function prepareEndOfSubscription({
  email,
  ...end
}: Omit<EndOfSubscription, 'id'> & { email: string }): Promise<() => void> {
  const id = subscriberIdOf(email);
  const { exists } = await fetchOne(end.db.collection(subscribersCollection).doc(id), end.transaction);
  const mails = await fetchMatches(
    withIdPrefix(end.db.collection(mailCollection), `${id}_`),
    end.transaction,
  );
  return () => {
    for (const { ref } of mails) end.transaction.delete(ref);
    if (exists) endSubscription({ ...end, id });
  };
}

/** The document `settings/newsletter`, with the secret that signs the links in mails. */
const Signing = z.object({ secret: z.string().min(1) });

export type SubscribersData = ReturnType<typeof subscribersData>;

const signatureOf = (secret: string, link: NewsletterLink, id: string) =>
  createHmac('sha256', secret).update(`${link} ${id}`).digest('base64url');

const linkInvalid = () => invalid([{ path: 'token', message: newsletterTexts.linkInvalid }]);

function tokenFor(secret: string, link: NewsletterLink, id: string): string {
  return `${id}.${signatureOf(secret, link, id)}`;
}

/** The subscriber id of a link; throws 400 for a link with a wrong signature. */
function verifiedId(secret: string, link: NewsletterLink, token: string): string {
  const [id = '', signature = ''] = token.split('.');
  const [expected, actual] = [signatureOf(secret, link, id), signature].map((text) => Buffer.from(text));
  if (expected && actual && expected.length === actual.length && timingSafeEqual(expected, actual)) return id;
  throw linkInvalid();
}

/**
 * Addresses that get the newsletter. The id is the hash of the address, so that each is stored once
 * (docs/decisions/116).
 */
export function subscribersData({ db, inTransaction, school, now, siteUrl }: Deps) {
  const subscribers = db.collection(subscribersCollection);
  const settings = db.collection(settingsCollection).doc('newsletter');

  /** Made at the first use, so that nobody has to set it, and where it cannot be read; read once per process. */
  const signingSecret = loadOnce<void, string>(() =>
    inTransaction(async (transaction) => {
      const stored = readDocument(Signing, await fetchOne(settings, transaction))?.secret;
      if (stored !== undefined) return stored;
      const secret = randomBytes(32).toString('base64url');
      transaction.set(settings, { secret });
      return secret;
    }),
  );

  return {
    /**
     * Stores an address as unconfirmed, with a mail that asks to confirm it; sends the mail again to an unconfirmed
     * one. Does nothing for a confirmed one. The mail is in the given language, which the address keeps.
     */
    async subscribe(email: string, language: Language | undefined): Promise<void> {
      const id = subscriberIdOf(email);
      const [secret, { name }] = await Promise.all([signingSecret(), school.read()]);
      await inTransaction(async (transaction) => {
        const stored = await fetchOne(subscribers.doc(id), transaction);
        if (stored.exists && readDocument(Subscriber, stored)?.confirmed !== false) return;
        const at = now();
        const subscriber: Subscriber = {
          email,
          subscribedAt: at,
          confirmed: false,
          ...(language && { language }),
        };
        const unsubscribe = tokenFor(secret, 'unsubscribe', id);
        const mail = confirmationMail(
          email,
          name,
          {
            confirm: newsletterAddress(siteUrl(), 'confirm', tokenFor(secret, 'confirm', id), language),
            unsubscribe: newsletterAddress(siteUrl(), 'unsubscribe', unsubscribe, language),
            oneClick: `${siteUrl()}/api${newsletterPaths.unsubscribe}?token=${encodeURIComponent(unsubscribe)}`,
          },
          keptUntil(at, retention.mail.days),
          language,
        );
        transaction.set(subscribers.doc(id), subscriber);
        const mails = db.collection(mailCollection);
        transaction.create(mails.doc(`${id}_${mails.doc().id}`), mail);
      });
    },

    /**
     * Confirms an address by the link in its mail. Safe to repeat; throws 400 for a link that is not valid any more.
     */
    async confirm(token: string): Promise<void> {
      const id = verifiedId(await signingSecret(), 'confirm', token);
      await inTransaction(async (transaction) => {
        const stored = await fetchOne(subscribers.doc(id), transaction);
        if (!stored.exists) throw linkInvalid();
        if (readDocument(Subscriber, stored)?.confirmed === true) return;
        transaction.update(stored.ref, { confirmed: true, confirmedAt: now() });
      });
    },

    /**
     * Deletes an address by the link in its mails, and keeps its hash with the moment, so that no backup restores it.
     * Safe to repeat; throws 400 for a link with a wrong signature.
     */
    async unsubscribe(token: string): Promise<void> {
      const id = verifiedId(await signingSecret(), 'unsubscribe', token);
      await inTransaction((transaction) => {
        endSubscription({ db, transaction, id, at: now() });
        return Promise.resolve();
      });
    },

    /**
     * A page of the confirmed addresses, each with its link to unsubscribe, and the cursor of the next page. The order
     * is that of the ids, so that no document is left out because it lacks a field; the filter is here, because
     * earlier subscribers lack `confirmed`.
     */
    async recipients(paging: Paging): Promise<{ entries: NewsletterRecipient[]; next: string | undefined }> {
      const [secret, { docs, next }] = await Promise.all([
        signingSecret(),
        fetchOrderedPage(subscribers, subscribers, byDocumentId, paging),
      ]);
      const entries = docs.flatMap((document): NewsletterRecipient[] => {
        const subscriber = readDocument(Subscriber, document);
        if (!subscriber?.confirmed || !NewsletterSignUp.safeParse(subscriber).success) return [];
        const { email, confirmedAt = null, language = 'en' } = subscriber;
        const token = tokenFor(secret, 'unsubscribe', document.id);
        const unsubscribeUrl = newsletterAddress(siteUrl(), 'unsubscribe', token, language);
        return [{ email, language, confirmedAt, unsubscribeUrl }];
      });
      return { entries, next };
    },
  };
}
