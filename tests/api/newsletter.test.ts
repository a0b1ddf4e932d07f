import { mailCollection } from '@padavu/domain/site/mail';
import { messages } from '@padavu/domain/messages';
import { newsletterMailTexts as inMalayalam } from '@padavu/domain/site/newsletter-mail-texts.ml';
import { newsletterTexts } from '@padavu/domain/site/newsletter-texts';
import { settingsCollection } from '@padavu/domain/user/security';
import { dataReply } from '@padavu/domain/api/reply';
import {
  NewsletterRecipient,
  Subscriber,
  subscribersCollection,
  unsubscriptionsCollection,
} from '@padavu/domain/site/subscriber';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { schoolData } from '../../functions/src/data/school/school.ts';
import { subscriberIdOf, subscribersData } from '../../functions/src/data/site/subscribers.ts';
import { db } from '../support/accounts-firebase.ts';
import { anAdmin, uniqueEmail, uniqueWord } from '../support/accounts.ts';
import { api, nextPage, type ApiReply } from '../support/api-client.ts';
import { apiUrl } from '../support/api-url.ts';
import { someMoment } from '../support/builders.ts';
import { processThatDiesAt } from './support/dying-process.ts';

const Mail = z.object({
  to: z.string(),
  headers: z.record(z.string(), z.string()),
  message: z.object({ subject: z.string(), text: z.string(), html: z.string() }),
});

const subscribe = (email: string, headers = {}) => api('POST', '/newsletter', { body: { email }, headers });
const subscriberRef = (email: string) => db.collection(subscribersCollection).doc(subscriberIdOf(email));
const storedOf = async (email: string) => {
  const stored = (await subscriberRef(email).get()).data();
  return stored && Subscriber.parse({ ...stored, subscribedAt: someMoment });
};

async function mailsTo(email: string) {
  const { docs } = await db.collection(mailCollection).where('to', '==', email).get();
  return docs.map((document) => Mail.parse(document.data()));
}

/** The tokens of both links in the mail. */
async function tokensOf(email: string) {
  const text = (await mailsTo(email))[0]?.message.text ?? '';
  const tokenAfter = (path: string) =>
    decodeURIComponent(new RegExp(`${path}\\?token=(\\S+)`).exec(text)?.[1] ?? '');
  return { confirm: tokenAfter('/newsletter/confirm'), unsubscribe: tokenAfter('/newsletter/unsubscribe') };
}

const confirm = (token: string) => api('POST', '/newsletter/confirm', { body: { token } });
const unsubscribe = (token: string) =>
  api('POST', `/newsletter/unsubscribe?token=${encodeURIComponent(token)}`);

describe('the newsletter', () => {
  it('needs a confirmation by the link in the mail', async () => {
    const email = uniqueEmail();
    const reply = await subscribe(email);
    expect([reply.status, reply.body]).toMatchObject([200, { message: messages.newsletter.subscribed }]);
    expect(await storedOf(email)).toMatchObject({ email, confirmed: false });
    expect(Object.keys((await subscriberRef(email).get()).data() ?? {}).toSorted()).toEqual([
      'confirmed',
      'email',
      'language',
      'subscribedAt',
    ]);
    const { confirm: token } = await tokensOf(email);
    const confirmation = await confirm(token);
    expect([confirmation.status, confirmation.body]).toMatchObject([
      200,
      { message: newsletterTexts.confirmed },
    ]);
    expect((await confirm(token)).status).toBe(200);
    expect(await storedOf(email)).toMatchObject({ confirmed: true });
  });

  it('gives the same reply for a known address, and sends no mail to a confirmed one', async () => {
    const email = uniqueEmail();
    const first = await subscribe(email);
    await confirm((await tokensOf(email)).confirm);
    const second = await subscribe(email);
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await storedOf(email)).toMatchObject({ confirmed: true });
  });

  it('sends its mail in the language of the request, and stores that language', async () => {
    const email = uniqueEmail();
    await subscribe(email, { 'Accept-Language': 'ml' });
    const [mail] = await mailsTo(email);
    expect(mail?.message.subject).toContain(inMalayalam.subject.replace('{school}', ''));
    expect(mail?.message.text).toContain('/ml/newsletter/confirm?token=');
    expect((await confirm((await tokensOf(email)).confirm)).status).toBe(200);
    expect(await storedOf(email)).toMatchObject({ confirmed: true, language: 'ml' });
  });

  it('sends another mail to an unconfirmed address, in the language of the last request', async () => {
    const email = uniqueEmail();
    await subscribe(email, { 'Accept-Language': 'ml' });
    await subscribe(email, { 'Accept-Language': 'en' });
    expect(await mailsTo(email)).toHaveLength(2);
    expect(await storedOf(email)).toMatchObject({ language: 'en' });
  });

  it('treats a subscriber from before confirmations as confirmed, and sends no mail', async () => {
    const email = uniqueEmail();
    await subscriberRef(email).set({ email, subscribedAt: someMoment });
    await subscribe(email);
    expect(await mailsTo(email)).toEqual([]);
    expect(await storedOf(email)).toMatchObject({ confirmed: true });
  });

  it('deletes an address that unsubscribes, however often, and keeps its hash with the time', async () => {
    const email = uniqueEmail();
    await subscribe(email);
    const tokens = await tokensOf(email);
    const began = Date.now();
    for (let time = 0; time < 2; time += 1) {
      const reply = await unsubscribe(tokens.unsubscribe);
      expect([reply.status, reply.body]).toMatchObject([200, { message: newsletterTexts.unsubscribed }]);
    }
    expect(await storedOf(email)).toBeUndefined();
    const unsubscription = await db.collection(unsubscriptionsCollection).doc(subscriberIdOf(email)).get();
    expect(Object.keys(unsubscription.data() ?? {})).toEqual(['unsubscribedAt']);
    const moment: unknown = unsubscription.get('unsubscribedAt');
    expect(moment instanceof Timestamp && moment.toMillis()).toBeGreaterThanOrEqual(began);
    expect((await confirm(tokens.confirm)).status).toBe(400);
  });

  it('lets a mail program unsubscribe by one click, by the address in the header of the mail', async () => {
    const email = uniqueEmail();
    await subscribe(email);
    const headers: Record<string, string> = (await mailsTo(email))[0]?.headers ?? {};
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const address = new URL(/<(.+)>/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? '');
    const url = `${apiUrl()}${address.pathname.replace(/^\/api/, '')}${address.search}`;
    const { status } = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(status).toBe(200);
    expect(await storedOf(email)).toBeUndefined();
  });

  it('accepts neither the token of the other link nor a forged one', async () => {
    const email = uniqueEmail();
    await subscribe(email);
    const tokens = await tokensOf(email);
    for (const token of ['', 'a.b', tokens.unsubscribe, `${subscriberIdOf(email)}.`, `${tokens.confirm}x`]) {
      expect((await confirm(token)).status).toBe(400);
    }
    expect((await unsubscribe(tokens.confirm)).status).toBe(400);
    expect(await storedOf(email)).toMatchObject({ confirmed: false });
  });

  it.each([{}, { secret: '' }])('makes a new secret for its links in place of %j', async (damaged) => {
    const collection = `${settingsCollection}/${uniqueWord()}/of`;
    const settings = db.collection(collection).doc('newsletter');
    await settings.set(damaged);
    onTestFinished(async () => void (await settings.delete()));
    const process = processThatDiesAt(Infinity);
    const aProcess = () =>
      subscribersData({
        db: { collection: (path) => db.collection(path === settingsCollection ? collection : path) },
        inTransaction: process.inTransaction,
        school: schoolData(process),
        now: process.now,
        siteUrl: () => 'http://school.example',
      });
    const email = uniqueEmail();
    await aProcess().subscribe(email, undefined);
    await aProcess().confirm((await tokensOf(email)).confirm);
    expect(await storedOf(email)).toMatchObject({ confirmed: true });
  });

  it('changes nothing when the link to unsubscribe is only opened', async () => {
    const email = uniqueEmail();
    await subscribe(email);
    const { unsubscribe: token } = await tokensOf(email);
    const { status } = await api('GET', `/newsletter/unsubscribe?token=${encodeURIComponent(token)}`);
    expect(status).toBe(405);
    expect(await storedOf(email)).toBeDefined();
  });
});

const Recipients = dataReply(z.array(NewsletterRecipient));

/** All recipients by address, read a few documents at a time. */
async function recipients(): Promise<Map<string, NewsletterRecipient>> {
  const { token } = await anAdmin();
  const found: NewsletterRecipient[] = [];
  for (let path: string | undefined = '/newsletter/subscribers?limit=5'; path !== undefined;) {
    const reply: ApiReply = await api('GET', path, { token });
    expect(reply.status).toBe(200);
    found.push(...reply.as(Recipients).data);
    path = nextPage(path, reply);
  }
  return new Map(found.map((recipient) => [recipient.email, recipient]));
}

const unsubscribeByLink = ({ unsubscribeUrl = '' }: Partial<NewsletterRecipient> = {}) =>
  unsubscribe(new URL(unsubscribeUrl).searchParams.get('token') ?? '');

describe('GET /newsletter/subscribers', () => {
  it('lists confirmed addresses alone, each with language, time of confirmation and a link that unsubscribes', async () => {
    const [english, malayalam, unconfirmed, gone] = [
      uniqueEmail(),
      uniqueEmail(),
      uniqueEmail(),
      uniqueEmail(),
    ];
    const began = Date.now();
    await Promise.all([english, unconfirmed, gone].map((email) => subscribe(email)));
    await subscribe(malayalam, { 'Accept-Language': 'ml' });
    for (const email of [english, malayalam, gone]) await confirm((await tokensOf(email)).confirm);
    await unsubscribe((await tokensOf(gone)).unsubscribe);

    const listed = await recipients();
    expect([unconfirmed, gone].filter((email) => listed.has(email))).toEqual([]);
    expect(listed.get(english)).toMatchObject({ email: english, language: 'en' });
    expect(listed.get(malayalam)).toMatchObject({ email: malayalam, language: 'ml' });
    expect(listed.get(english)?.confirmedAt?.getTime()).toBeGreaterThanOrEqual(began);
    expect(new URL(listed.get(english)?.unsubscribeUrl ?? '').pathname).toBe('/newsletter/unsubscribe');
    expect(new URL(listed.get(malayalam)?.unsubscribeUrl ?? '').pathname).toBe('/ml/newsletter/unsubscribe');

    expect((await unsubscribeByLink(listed.get(malayalam))).status).toBe(200);
    const after = await recipients();
    expect([after.has(english), after.has(malayalam)]).toEqual([true, false]);
  });

  it('keeps the first time of confirmation', async () => {
    const email = uniqueEmail();
    await subscribe(email);
    const { confirm: token } = await tokensOf(email);
    await confirm(token);
    const first = (await subscriberRef(email).get()).data();
    await confirm(token);
    expect((await subscriberRef(email).get()).data()).toEqual(first);
  });

  it('lists a subscriber from before confirmations and a damaged document, and leaves out what is no address', async () => {
    const [old, damaged, none] = [uniqueEmail(), uniqueEmail(), uniqueEmail()];
    await subscriberRef(old).set({ email: old, subscribedAt: someMoment });
    await subscriberRef(damaged).set({
      email: damaged,
      subscribedAt: 7,
      confirmedAt: 'soon',
      language: 'xx',
    });
    await subscriberRef(none).set({ email: none.replace('@', ' '), confirmed: true });
    onTestFinished(async () => void (await subscriberRef(none).delete()));
    const listed = await recipients();
    expect(listed.get(old)).toMatchObject({ language: 'en', confirmedAt: null });
    expect(listed.get(damaged)).toMatchObject({ language: 'en', confirmedAt: null });
    expect([...listed.keys()].filter((email) => email.includes(' '))).toEqual([]);
    expect((await unsubscribeByLink(listed.get(damaged))).status).toBe(200);
    expect(await storedOf(damaged)).toBeUndefined();
  });

  it('continues after an address that has unsubscribed meanwhile', async () => {
    const { token } = await anAdmin();
    const cursor = Buffer.from(JSON.stringify([subscriberIdOf(uniqueEmail())])).toString('base64url');
    expect((await api('GET', `/newsletter/subscribers?cursor=${cursor}`, { token })).status).toBe(200);
  });
});
