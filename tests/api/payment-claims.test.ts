import {
  claimPicturesCollection,
  paymentClaimPath,
  PaymentClaimReply,
} from '@padavu/domain/payment/payment-claim';
import { SentPicture } from '@padavu/domain/picture/sent-picture';
import { claimMessages } from '@padavu/domain/payment/claim-messages';
import { PersonalData } from '@padavu/domain/user/personal-data';
import { dataReply } from '@padavu/domain/api/reply';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../support/accounts-firebase.ts';
import {
  aLearner,
  anAdmin,
  anInactiveLearner,
  aPendingLearner,
  uniqueWord,
  type SignedIn,
} from '../support/accounts.ts';
import { api } from '../support/api-client.ts';
import { auditOf } from '../support/audit.ts';
import { aPicture, pngHead, smallPictures } from '../support/pictures.ts';

const ClaimReply = dataReply(PaymentClaimReply.nullable());
const PictureReply = dataReply(SentPicture);
const number = '412345678901';

let admin: SignedIn;
beforeAll(async () => {
  admin = await anAdmin();
});

const send = ({ token }: SignedIn, body: object) => api('PUT', '/users/me/payment-claim', { token, body });
const readOwnClaim = ({ token }: SignedIn) => api('GET', '/users/me/payment-claim', { token });
const readClaim = (uid: string, token = admin.token) =>
  api('GET', `/admin/users/${uid}/payment-claim`, { token });
const readPicture = (uid: string, token = admin.token) =>
  api('GET', `/admin/users/${uid}/payment-claim/picture`, { token });
const isStored = async (uid: string) =>
  Promise.all(
    [paymentClaimPath(uid), `${claimPicturesCollection}/${uid}`].map(
      async (path) => (await db.doc(path).get()).exists,
    ),
  );
const base64 = (bytes: Buffer) => bytes.toString('base64');

describe('PUT /users/me/payment-claim', () => {
  it('stores the number of a pending learner, and answers it to the learner and to administrators', async () => {
    const person = await aPendingLearner();
    expect((await readOwnClaim(person)).as(ClaimReply).data).toBeNull();
    const reply = await send(person, { number: ' 4123 4567 8901 ' });
    expect([reply.status, reply.as(ClaimReply).data]).toMatchObject([200, { number, hasPicture: false }]);
    for (const read of [await readOwnClaim(person), await readClaim(person.uid)]) {
      expect(read.as(ClaimReply).data).toMatchObject({ number, hasPicture: false });
      expect(read.headers.get('cache-control')).toBe('private, no-store');
    }
    expect((await readPicture(person.uid)).status).toBe(404);
  });

  it.each(Object.entries(smallPictures))(
    'stores a picture of %s, for administrators alone',
    async (type, bytes) => {
      const person = await aPendingLearner();
      await send(person, { number, picture: base64(bytes) });
      const reply = await readPicture(person.uid);
      expect(reply.as(PictureReply).data).toEqual({ type, content: base64(bytes) });
      expect(reply.headers.get('cache-control')).toBe('private, no-store');
      expect((await readPicture(person.uid, person.token)).status).toBe(403);
    },
  );

  it('accepts a picture of the size that pages send, and none that is larger', async () => {
    const person = await aPendingLearner();
    const largest = aPicture('a'.repeat(190 * 1024));
    expect((await send(person, { number, picture: base64(largest) })).status).toBe(200);
    expect((await readPicture(person.uid)).as(PictureReply).data.content).toBe(base64(largest));
    const tooLarge = base64(aPicture('a'.repeat(400 * 1024)));
    expect((await send(person, { number, picture: tooLarge })).status).toBe(413);
    expect((await readPicture(person.uid)).as(PictureReply).data.content).toBe(base64(largest));
  });

  it('can be repeated until the decision, and replaces the number, and the picture if it contains one', async () => {
    const person = await aPendingLearner();
    const [first, second] = [aPicture(uniqueWord()), aPicture(uniqueWord())];
    await send(person, { number, picture: base64(first) });
    await send(person, { number: '412345678902' });
    expect((await readOwnClaim(person)).as(ClaimReply).data).toMatchObject({
      number: '412345678902',
      hasPicture: true,
    });
    expect((await readPicture(person.uid)).as(PictureReply).data.content).toBe(base64(first));
    await send(person, { number: '412345678902', picture: base64(second) });
    expect((await readPicture(person.uid)).as(PictureReply).data.content).toBe(base64(second));
  });

  it('is refused once the registration is decided, and the earlier claim stays', async () => {
    const person = await aPendingLearner();
    await send(person, { number });
    await api('PUT', `/admin/users/${person.uid}/approve`, { token: admin.token });
    const late = await send(person, { number: '412345678902' });
    expect([late.status, late.refusal().message]).toEqual([409, claimMessages.decided]);
    expect((await readClaim(person.uid)).as(ClaimReply).data).toMatchObject({ number });
  });

  it.each([
    ['a learner', aLearner],
    ['a deactivated learner', anInactiveLearner],
    ['an administrator', anAdmin],
  ])('is refused to %s', async (_who, someone) => {
    const person = await someone();
    expect((await send(person, { number })).status).toBe(409);
    expect(await isStored(person.uid)).toEqual([false, false]);
  });

  it.each([
    ['number', {}],
    ['number', { number: 'I paid' }],
    ['number', { number: { $gt: '' } }],
    ['picture', { number, picture: base64(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')) }],
    ['picture', { number, picture: base64(pngHead(5000)) }],
    ['picture', { number, picture: base64(smallPictures['image/png'].subarray(0, 40)) }],
    ['picture', { number, picture: 'not base64' }],
  ])('answers 400 for a bad %s, and stores nothing', async (field, body) => {
    const person = await aPendingLearner();
    const reply = await send(person, body);
    expect([reply.status, reply.refusal().errors?.map(({ path }) => path)]).toEqual([400, [field]]);
    expect(await isStored(person.uid)).toEqual([false, false]);
  });
});

describe('a payment claim', () => {
  it('is in the export of the learner’s data, with the picture', async () => {
    const person = await aPendingLearner();
    const bytes = aPicture(uniqueWord());
    await send(person, { number, picture: base64(bytes) });
    const data = (await api('GET', '/users/me/export', { token: person.token })).as(PersonalData);
    expect(data.paymentClaim).toMatchObject({
      number,
      picture: { type: 'image/webp', content: base64(bytes) },
    });
  });

  it('is restored with its account', async () => {
    const person = await aPendingLearner();
    await send(person, { number });
    await api('DELETE', `/admin/users/${person.uid}`, { token: admin.token });
    expect((await readClaim(person.uid)).status).toBe(404);
    await api('POST', `/admin/trash/users_${person.uid}/restore`, { token: admin.token });
    expect((await readClaim(person.uid)).as(ClaimReply).data).toMatchObject({ number });
  });

  it('is erased with the person, and is in no audit entry', async () => {
    const person = await aPendingLearner();
    const uniqueNumber = `R${uniqueWord().slice(0, 20)}1234`.toUpperCase();
    await send(person, { number: uniqueNumber, picture: base64(aPicture(uniqueWord())) });
    expect(await isStored(person.uid)).toEqual([true, true]);
    await api('POST', `/admin/users/${person.uid}/erase`, {
      token: admin.token,
      body: { email: person.email },
    });
    expect(await isStored(person.uid)).toEqual([false, false]);
    expect(JSON.stringify(await auditOf(person.uid))).not.toContain(uniqueNumber);
  });
});
