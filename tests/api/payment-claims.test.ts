import { auditCollection } from '@padavu/domain/audit';
import {
  ClaimPicture,
  claimPicturesCollection,
  paymentClaimPath,
  PaymentClaimReply,
} from '@padavu/domain/payment-claim';
import { claimMessages } from '@padavu/domain/claim-messages';
import { PersonalData } from '@padavu/domain/personal-data';
import { dataReply } from '@padavu/domain/reply';
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
import { aPicture, pngHead, smallPictures } from '../support/pictures.ts';

const Claim = dataReply(PaymentClaimReply.nullable());
const Picture = dataReply(ClaimPicture);
const number = '412345678901';

let admin: SignedIn;
beforeAll(async () => {
  admin = await anAdmin();
});

const send = ({ token }: SignedIn, body: object) => api('PUT', '/users/me/payment-claim', { token, body });
const own = ({ token }: SignedIn) => api('GET', '/users/me/payment-claim', { token });
const seen = (uid: string, token = admin.token) => api('GET', `/admin/users/${uid}/payment-claim`, { token });
const picture = (uid: string, token = admin.token) =>
  api('GET', `/admin/users/${uid}/payment-claim/picture`, { token });
const isStored = async (uid: string) =>
  Promise.all(
    [paymentClaimPath(uid), `${claimPicturesCollection}/${uid}`].map(
      async (path) => (await db.doc(path).get()).exists,
    ),
  );
const base64 = (bytes: Buffer) => bytes.toString('base64');

describe('PUT /users/me/payment-claim', () => {
  it('stores the number of somebody who waits, shows it back and shows it to administrators', async () => {
    const person = await aPendingLearner();
    expect((await own(person)).as(Claim).data).toBeNull();
    const answer = await send(person, { number: ' 4123 4567 8901 ' });
    expect([answer.status, answer.as(Claim).data]).toMatchObject([200, { number, hasPicture: false }]);
    for (const read of [await own(person), await seen(person.uid)]) {
      expect(read.as(Claim).data).toMatchObject({ number, hasPicture: false });
      expect(read.headers.get('cache-control')).toBe('private, no-store');
    }
    expect((await picture(person.uid)).status).toBe(404);
  });

  it.each(Object.entries(smallPictures))(
    'stores a picture of %s, for administrators alone',
    async (type, bytes) => {
      const person = await aPendingLearner();
      await send(person, { number, picture: base64(bytes) });
      const answer = await picture(person.uid);
      expect(answer.as(Picture).data).toEqual({ type, content: base64(bytes) });
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect((await picture(person.uid, person.token)).status).toBe(403);
    },
  );

  it('takes a picture as large as pages send it, and no larger', async () => {
    const person = await aPendingLearner();
    const most = aPicture('a'.repeat(190 * 1024));
    expect((await send(person, { number, picture: base64(most) })).status).toBe(200);
    expect((await picture(person.uid)).as(Picture).data.content).toBe(base64(most));
    const tooLarge = base64(aPicture('a'.repeat(400 * 1024)));
    expect((await send(person, { number, picture: tooLarge })).status).toBe(413);
    expect((await picture(person.uid)).as(Picture).data.content).toBe(base64(most));
  });

  it('is sent again until the decision: the last number stays, and the picture unless another comes', async () => {
    const person = await aPendingLearner();
    const [first, second] = [aPicture(uniqueWord()), aPicture(uniqueWord())];
    await send(person, { number, picture: base64(first) });
    await send(person, { number: '412345678902' });
    expect((await own(person)).as(Claim).data).toMatchObject({ number: '412345678902', hasPicture: true });
    expect((await picture(person.uid)).as(Picture).data.content).toBe(base64(first));
    await send(person, { number: '412345678902', picture: base64(second) });
    expect((await picture(person.uid)).as(Picture).data.content).toBe(base64(second));
  });

  it('is refused once the registration is decided, and what was said before stays', async () => {
    const person = await aPendingLearner();
    await send(person, { number });
    await api('PUT', `/admin/users/${person.uid}/approve`, { token: admin.token });
    const late = await send(person, { number: '412345678902' });
    expect([late.status, late.refusal().message]).toEqual([409, claimMessages.decided]);
    expect((await seen(person.uid)).as(Claim).data).toMatchObject({ number });
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
    const answer = await send(person, body);
    expect([answer.status, answer.refusal().errors?.map(({ path }) => path)]).toEqual([400, [field]]);
    expect(await isStored(person.uid)).toEqual([false, false]);
  });
});

describe('what somebody said to have paid', () => {
  it('is in the copy of the own data, with the picture', async () => {
    const person = await aPendingLearner();
    const bytes = aPicture(uniqueWord());
    await send(person, { number, picture: base64(bytes) });
    const data = (await api('GET', '/users/me/export', { token: person.token })).as(PersonalData);
    expect(data.paymentClaim).toMatchObject({
      number,
      picture: { type: 'image/webp', content: base64(bytes) },
    });
  });

  it('comes back with an account that is restored', async () => {
    const person = await aPendingLearner();
    await send(person, { number });
    await api('DELETE', `/admin/users/${person.uid}`, { token: admin.token });
    expect((await seen(person.uid)).status).toBe(404);
    await api('POST', `/admin/trash/users_${person.uid}/restore`, { token: admin.token });
    expect((await seen(person.uid)).as(Claim).data).toMatchObject({ number });
  });

  it('is erased with the person, and stands in no audit entry', async () => {
    const person = await aPendingLearner();
    const unlike = `R${uniqueWord().slice(0, 20)}1234`.toUpperCase();
    await send(person, { number: unlike, picture: base64(aPicture(uniqueWord())) });
    expect(await isStored(person.uid)).toEqual([true, true]);
    await api('POST', `/admin/users/${person.uid}/erase`, {
      token: admin.token,
      body: { email: person.email },
    });
    expect(await isStored(person.uid)).toEqual([false, false]);
    const { docs } = await db.collection(auditCollection).where('target.id', '==', person.uid).get();
    expect(JSON.stringify(docs.map((entry) => entry.data()))).not.toContain(unlike);
  });
});
