import { auditCollection } from '@padavu/domain/admin/audit';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { limits } from '@padavu/domain/limits';
import { messageFor, messages } from '@padavu/domain/messages';
import { mediaMessages } from '@padavu/domain/picture/media-messages';
import { pictureMessages } from '@padavu/domain/picture/picture';
import { registerMessages as malayalam } from '@padavu/domain/site/public-messages.ml';
import { OwnReceipt } from '@padavu/domain/payment/receipt';
import { dataReply } from '@padavu/domain/api/reply';
import { newSchool, schoolDocument, type School } from '@padavu/domain/school/school';
import { SchoolSettings, settingsMessages } from '@padavu/domain/school/school-settings';
import { settingsCollection } from '@padavu/domain/user/security';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { db } from '../support/accounts-firebase.ts';
import { siteContentData } from '../../functions/src/data/site/site-content.ts';
import { transactions } from '../../functions/src/data/store/transactions.ts';
import { aLearner, anAdmin, uniqueEmail, type SignedIn } from '../support/accounts.ts';
import { api, refusalOf, type ApiReply } from '../support/api-client.ts';
import { auditIdOf } from '../support/content.ts';

const document = db.collection(settingsCollection).doc(schoolDocument);
let original: FirebaseFirestore.DocumentData | undefined;
let admin: SignedIn;

beforeAll(async () => {
  [admin, original] = await Promise.all([anAdmin(), document.get().then((stored) => stored.data())]);
});

// Other tests use the demo school's settings.
afterAll(async () => {
  await (original ? document.set(original) : document.delete());
});

beforeEach(async () => {
  await document.delete();
});

const Reply = dataReply(SchoolSettings);
const school: School = {
  ...newSchool,
  name: 'A school',
  phone: '+91 90000 00001',
  location: { latitude: 9.5, longitude: 76 },
  payment: { ...newSchool.payment, upiId: 'school@bank' },
};

const read = () => api('GET', '/settings', { token: admin.token });
const update = (body: unknown, headers: Record<string, string> = {}) =>
  api('PUT', '/settings', { token: admin.token, body, headers });
const undo = (auditId: string) => api('POST', `/admin/audit/${auditId}/undo`, { token: admin.token });
const settings = async () => (await read()).as(Reply).data;
const etagOf = (reply: ApiReply) => reply.headers.get('etag') ?? '';

const Entry = z.object({
  actor: z.object({ uid: z.string() }),
  action: z.string(),
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
});

/** The administrator's audit entries about the settings, the latest first, with their ids. */
async function entries() {
  const { docs } = await db
    .collection(auditCollection)
    .where('actor.uid', '==', admin.uid)
    .orderBy('at', 'desc')
    .get();
  return docs
    .filter((doc) => doc.get('target.collection') === settingsCollection)
    .map((doc) => ({ id: doc.id, entry: Entry.parse(doc.data()) }));
}

/** @returns the id of the change's audit entry */
async function change(value: School): Promise<string> {
  expect((await update(value)).status).toBe(200);
  return (await entries())[0]?.id ?? '';
}

describe('GET /settings', () => {
  it('answers the settings of a new school when nothing is stored', async () => {
    const reply = await read();
    expect(reply.status).toBe(200);
    expect(reply.as(Reply).data).toMatchObject(newSchool);
  });

  it('answers the valid fields of a damaged document', async () => {
    await document.set({ name: 'A school', social: 'none', registration: { open: 'perhaps' } });
    expect(await settings()).toMatchObject({ name: 'A school', social: newSchool.social });
    expect((await settings()).registration.open).toBe(true);
  });

  it('answers 304 to a client that has the current settings', async () => {
    const headers = { 'If-None-Match': etagOf(await read()) };
    expect((await api('GET', '/settings', { token: admin.token, headers })).status).toBe(304);
    await update(school);
    expect((await api('GET', '/settings', { token: admin.token, headers })).status).toBe(200);
  });
});

describe('PUT /settings', () => {
  it('stores the settings, and adds an audit entry', async () => {
    await update(newSchool);
    const reply = await update(school);
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({ message: settingsMessages.saved, data: school });
    expect((await document.get()).data()).toMatchObject(school);
    expect(await settings()).toMatchObject(school);
    const entry = (await entries())[0]?.entry;
    expect(entry).toMatchObject({
      actor: { uid: admin.uid },
      action: 'settings.update',
      before: { name: newSchool.name, phone: '', location: null, 'payment.upiId': '' },
      after: { name: 'A school', location: { latitude: 9.5, longitude: 76 }, 'payment.upiId': 'school@bank' },
    });
    expect(entry?.after).not.toHaveProperty(['payment.payee']);
  });

  it('reads a document without a region as a school in India, and accepts any region that Intl knows', async () => {
    await document.set({ name: 'A school' });
    const stored = await settings();
    expect(stored).toMatchObject({ locale: 'en-IN', currency: 'INR', timeZone: 'Asia/Kolkata' });
    const berlin = { locale: 'de-DE', currency: 'EUR', timeZone: 'Europe/Berlin' };
    expect((await update({ ...stored, ...berlin })).status).toBe(200);
    expect(await settings()).toMatchObject(berlin);
    expect((await entries())[0]?.entry).toMatchObject({ after: berlin });
    const site = await siteContentData({ db, ...transactions({ db }) }).rebuild();
    expect(site.content.school).toMatchObject(berlin);
  });

  it.each([
    ['locale', 'German', settingsMessages.localeUnknown],
    ['locale', '', settingsMessages.localeUnknown],
    ['currency', 'euro', settingsMessages.currencyUnknown],
    ['timeZone', '+05:30', settingsMessages.timeZoneUnknown],
    ['timeZone', 'Mars/Olympus', settingsMessages.timeZoneUnknown],
  ])('answers 400 for the %s %j', async (path, value, message) => {
    const reply = await update({ ...school, [path]: value });
    expect(reply.status).toBe(400);
    expect(reply.refusal().errors).toEqual([{ path, message }]);
  });

  it('keeps fields that a newer version has stored', async () => {
    await document.set({ ...school, mascot: 'a.svg' });
    await update({ ...school, phone: '' });
    expect((await document.get()).data()).toMatchObject({ mascot: 'a.svg', phone: '' });
  });

  it('writes nothing when nothing changes', async () => {
    await update(school);
    const { updateTime } = await document.get();
    const count = (await entries()).length;
    expect((await update(await settings())).status).toBe(200);
    expect((await document.get()).updateTime).toEqual(updateTime);
    expect(await entries()).toHaveLength(count);
  });

  it('answers 412 when they have changed since they were read, the first time too', async () => {
    const headers = { 'If-Match': etagOf(await read()) };
    expect((await update(school, headers)).status).toBe(200);
    const late = await update({ ...school, name: 'Too late' }, headers);
    expect(refusalOf(late)).toEqual([412, 'changed-meanwhile', messages.server.changedMeanwhile]);
    expect((await settings()).name).toBe('A school');
    const again = await update({ ...school, name: 'In time' }, { 'If-Match': etagOf(await read()) });
    expect(again.status).toBe(200);
  });

  it.each([
    ['name', { name: '' }, settingsMessages.nameRequired],
    ['tagline', { tagline: 7 }, messages.validation.fieldRequired],
    [
      'logo.alt',
      { logo: { alt: ' ', width: 5, height: 3, sources: [{ hash: 'a'.repeat(64), width: 5 }] } },
      pictureMessages.altRequired,
    ],
    [
      'icon',
      { icon: { alt: 'Steps', width: 5, height: 3, sources: [{ hash: 'd'.repeat(64), width: 5 }] } },
      mediaMessages.gone,
    ],
    ['chatNumber', { chatNumber: '+91 9000' }, settingsMessages.chatNumberInvalid],
    ['chatMessage', { chatMessage: 'Pay {amount}' }, settingsMessages.unknownPlaceholder('{amount}')],
    ['email', { email: 'hello' }, messages.validation.emailInvalid],
    ['location.latitude', { location: { latitude: 100, longitude: 0 } }, settingsMessages.latitudeInvalid],
    [
      'social.youtube',
      { social: { ...school.social, youtube: 'http://youtube.example' } },
      settingsMessages.linkInvalid,
    ],
    ['payment.upiId', { payment: { ...school.payment, upiId: 'school' } }, settingsMessages.upiIdInvalid],
    ['registration.open', { registration: { closedText: '' } }, messages.validation.fieldRequired],
  ])('names the wrong field: %s', async (path, wrong, message) => {
    const reply = await update({ ...school, ...wrong });
    expect(reply.status).toBe(400);
    expect(reply.refusal()).toMatchObject({ message, errors: [{ path, message }] });
    expect((await document.get()).exists).toBe(false);
  });

  it('requires every field', async () => {
    const { phone: _, ...withoutPhone } = school;
    expect((await update(withoutPhone)).refusal().errors?.map(({ path }) => path)).toEqual(['phone']);
  });
});

describe('undoing a change of the settings', () => {
  it('restores the fields that it changed, and keeps the others', async () => {
    await update(school);
    const auditId = await change({ ...school, phone: '1', payment: { ...school.payment, payee: 'A' } });
    await update({
      ...(await settings()),
      tagline: 'Later',
      social: { ...school.social, youtube: 'https://y.example' },
    });
    const reply = await undo(auditId);
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({
      message: adminMessages.audit.settingsRestored,
      data: { id: schoolDocument, auditId: auditIdOf(reply) },
    });
    expect(await settings()).toMatchObject({
      phone: school.phone,
      payment: school.payment,
      tagline: 'Later',
      social: { youtube: 'https://y.example' },
    });
    expect((await entries())[0]).toMatchObject({
      id: auditIdOf(reply),
      entry: {
        action: 'settings.restore',
        before: { phone: '1', 'payment.payee': 'A' },
        after: { phone: school.phone, 'payment.payee': '' },
      },
    });
  });

  it('happens once, also when it is requested twice at the same time', async () => {
    await update(school);
    const auditId = await change({ ...school, phone: '1' });
    const replies = await Promise.all([undo(auditId), undo(auditId)]);
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(refusalOf(await undo(auditId))).toEqual([
      409,
      'already-undone',
      adminMessages.audit.alreadyUndone,
    ]);
    expect((await settings()).phone).toBe(school.phone);
  });

  it('is refused when one of its fields has changed again, and changes nothing', async () => {
    await update(school);
    const auditId = await change({ ...school, phone: '1', tagline: 'One' });
    await update({ ...school, phone: '1', tagline: 'Two' });
    expect(refusalOf(await undo(auditId))).toEqual([
      409,
      'not-undoable',
      adminMessages.audit.settingsChangedSince,
    ]);
    expect(await settings()).toMatchObject({ phone: '1', tagline: 'Two' });
  });

  it('cannot be undone itself', async () => {
    await update(school);
    const undoId = auditIdOf(await undo(await change({ ...school, phone: '1' })));
    expect(refusalOf(await undo(undoId))).toEqual([409, 'not-undoable', adminMessages.audit.notUndoable]);
  });
});

const ml = { tagline: 'ദിവസം ഓരോ പടി.', address: 'കൊച്ചി' };
const translated: School = {
  ...school,
  payment: { ...school.payment, translations: { ml: { instructions: 'റഫറൻസ് എഴുതൂ.' } } },
  registration: { open: true, closedText: 'In June.', translations: { ml: { closedText: 'ജൂണിൽ.' } } },
  translations: { ml },
};

const register = (email: string, headers: Record<string, string> = {}) =>
  api('POST', '/users/register', {
    headers,
    body: { name: 'Asha Varma', email, password: 'a good password', courseId: 1 },
  });
const registerIn = (language: string) => register(uniqueEmail(), { 'Accept-Language': language });
const closeRegistration = (closedText: string) =>
  update({ ...school, registration: { open: false, closedText } });

describe('settings in two languages', () => {
  it('keep all translations when a client sends none, and lose those that are missing when it sends some', async () => {
    await change(translated);
    await change({ ...school, registration: { open: true, closedText: 'In June.' }, phone: '1' });
    expect((await document.get()).data()).toMatchObject({ ...translated, phone: '1' });
    await change({ ...translated, translations: { ml: { tagline: ml.tagline } } });
    expect((await settings()).translations).toEqual({ ml: { tagline: ml.tagline } });
    expect((await entries())[0]?.entry).toMatchObject({
      before: { 'translations.ml.address': ml.address },
      after: { 'translations.ml.address': '' },
    });
    await change({ ...translated, payment: { ...school.payment, translations: {} }, translations: {} });
    const stored = await document.get();
    expect(stored.get('registration')).toEqual(translated.registration);
    expect([stored.get('translations'), stored.get('payment.translations')]).toEqual([{}, {}]);
    const count = (await entries()).length;
    await update({ ...(await settings()), translations: { ml: { tagline: ' ' } } });
    expect(await entries()).toHaveLength(count);
  });

  it('are restored by undoing, each text by itself', async () => {
    await update(translated);
    const auditId = await change({ ...translated, translations: {} });
    await update({ ...translated, translations: {}, payment: school.payment, phone: '1' });
    expect((await undo(auditId)).status).toBe(200);
    expect(await settings()).toMatchObject({ ...translated, phone: '1' });
    const again = await change({ ...translated, translations: { ml: { ...ml, tagline: 'ഒന്ന്' } } });
    await update({ ...translated, translations: { ml: { ...ml, tagline: 'രണ്ട്' } } });
    expect(refusalOf(await undo(again))[1]).toBe('not-undoable');
    expect((await settings()).translations).toEqual({ ml: { ...ml, tagline: 'രണ്ട്' } });
  });

  it('are read text by text, without those that are not valid', async () => {
    await document.set({ ...translated, translations: { ml: { tagline: 7, address: ml.address } } });
    expect(await settings()).toMatchObject({ name: 'A school', payment: translated.payment });
    expect((await settings()).translations).toEqual({ ml: { address: ml.address } });
  });

  it('keep fields that a newer version has stored', async () => {
    await document.set({ ...translated, payment: { ...translated.payment, wallet: 'w' } });
    await update({ ...translated, payment: { ...school.payment, translations: {} } });
    expect((await document.get()).get('payment')).toEqual({
      ...school.payment,
      translations: {},
      wallet: 'w',
    });
  });

  it.each([
    [
      'payment.translations.ml.instructions',
      {
        payment: {
          ...school.payment,
          translations: { ml: { instructions: 'x'.repeat(limits.school.paragraph + 1) } },
        },
      },
      messageFor.tooLong(limits.school.paragraph),
    ],
    [
      'translations.ml.chatMessage',
      { translations: { ml: { chatMessage: 'ഫീസ് {amount}' } } },
      settingsMessages.unknownPlaceholder('{amount}'),
    ],
  ])('are refused for a wrong %s', async (path, wrong, message) => {
    const reply = await update({ ...translated, ...wrong });
    expect([reply.status, reply.refusal().errors]).toEqual([400, [{ path, message }]]);
  });

  it('give the school’s address on a receipt in the language of the request', async () => {
    await update({ ...translated, address: 'Kochi' });
    const { uid, token } = await aLearner();
    const body = { amount: 1999, method: 'upi', note: '', receivedOn: '2025-05-01' };
    await api('PUT', `/admin/users/${uid}/payment`, { token: admin.token, body });
    const addressIn = async (language: string) => {
      const headers = { 'Accept-Language': language };
      const reply = await api('GET', '/users/me/receipt', { token, headers });
      return reply.as(dataReply(OwnReceipt)).data.school.address;
    };
    expect([await addressIn('ml'), await addressIn('en')]).toEqual([ml.address, 'Kochi']);
  });

  it('refuse a registration in the language of the request, or with the text in the first language', async () => {
    const closed = { open: false, closedText: 'In June.' };
    await update({ ...translated, registration: { ...translated.registration, open: false } });
    expect((await registerIn('ml')).refusal()).toMatchObject({
      code: 'registration-closed',
      message: 'ജൂണിൽ.',
    });
    expect((await registerIn('en')).refusal().message).toBe('In June.');
    await update({ ...translated, registration: { ...closed, translations: {} } });
    expect((await registerIn('ml')).refusal().message).toBe('In June.');
    await update({ ...translated, registration: { open: false, closedText: '', translations: {} } });
    expect((await registerIn('ml')).refusal().message).toBe(malayalam.closed);
  });
});

describe('a school that accepts no registrations', () => {
  it.each([
    ['We open again in June.', 'We open again in June.'],
    ['', messages.register.closed],
  ])('answers why: %j', async (closedText, message) => {
    const email = uniqueEmail();
    await closeRegistration(closedText);
    expect(refusalOf(await register(email))).toEqual([409, 'registration-closed', message]);
    await update(school);
    expect((await register(email)).status).toBe(201);
  });

  it('repeats its reply to an earlier registration', async () => {
    const [email, headers] = [uniqueEmail(), { 'Idempotency-Key': `"${uniqueEmail()}"` }];
    const first = await register(email, headers);
    await closeRegistration('Closed');
    expect((await register(email, headers)).body).toEqual(first.body);
  });

  it('still lets administrators import accounts', async () => {
    await closeRegistration('Closed');
    const rows = [
      { name: 'Asha Varma', email: uniqueEmail(), course: '1', amount: '', method: '', note: '' },
    ];
    const reply = await api('POST', '/admin/users/import', {
      token: admin.token,
      body: { dryRun: false, rows },
    });
    expect(JSON.stringify(reply.body)).toContain('"created"');
  });
});

describe('mails and file names', () => {
  it('contain the stored name of the school', async () => {
    const email = uniqueEmail();
    await update({ ...school, name: 'Kalari & Co' });
    await api('POST', '/newsletter', { body: { email } });
    const { docs } = await db.collection('mail').where('to', '==', email).get();
    expect(docs[0]?.get('message.subject')).toContain('the newsletter of Kalari & Co');
    const reply = await api('GET', '/users/me/export', { token: admin.token });
    expect(reply.headers.get('content-disposition')).toContain(`"kalari-co-data-${admin.uid}.json"`);
  });
});
