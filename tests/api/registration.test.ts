import { messages } from '@padavu/domain/messages';
import { PaymentReference } from '@padavu/domain/payment/payment-reference';
import { RegistrationReceipt } from '@padavu/domain/user/registration-input';
import { dataReply } from '@padavu/domain/api/reply';
import { usersCollection } from '@padavu/domain/user/user';
import { describe, expect, it } from 'vitest';
import { auth, db } from '../support/accounts-firebase.ts';
import { uniqueEmail } from '../support/accounts.ts';
import { api } from '../support/api-client.ts';

const aRegistration = (overrides: Record<string, unknown> = {}) => ({
  name: 'Asha Varma',
  email: uniqueEmail(),
  password: 'a good password',
  courseName: 'Ecommerce Mastery',
  courseId: 1,
  ...overrides,
});

const register = (body: unknown) => api('POST', '/users/register', { body });

async function documentsOf(email: string) {
  const { docs } = await db.collection(usersCollection).where('email', '==', email).get();
  return docs;
}

describe('POST /users/register', () => {
  it('creates a pending account and its document', async () => {
    const registration = aRegistration();
    const reply = await register(registration);
    expect(reply.status).toBe(201);
    const { message, data } = reply.as(dataReply(RegistrationReceipt));
    expect(message).toBe(messages.register.success);
    expect(PaymentReference.safeParse(data.paymentReference).success).toBe(true);

    const account = await auth.getUserByEmail(registration.email);
    expect(account).toMatchObject({ uid: data.id, displayName: 'Asha Varma' });
    const [document, ...others] = await documentsOf(registration.email);
    expect(others).toEqual([]);
    expect(document?.id).toBe(data.id);
    expect(document?.data()).toMatchObject({
      name: 'Asha Varma',
      role: 'user',
      status: 'pending',
      courseId: 1,
      courseName: 'Ecommerce Mastery',
      paymentReference: data.paymentReference,
      sortName: 'asha varma',
    });
  });

  it.each([
    ['ml', 'ml'],
    ['ml-IN,en;q=0.8', 'ml'],
    ['en-GB', 'en'],
    ['fr', undefined],
  ])('stores the language of the request: %s', async (acceptLanguage, language) => {
    const registration = aRegistration();
    const headers = { 'Accept-Language': acceptLanguage };
    expect((await api('POST', '/users/register', { body: registration, headers })).status).toBe(201);
    const [document] = await documentsOf(registration.email);
    expect(document?.get('language')).toBe(language);
  });

  it('leaves no mark of a completed registration', async () => {
    const { data } = (await register(aRegistration())).as(dataReply(RegistrationReceipt));
    expect((await db.collection('registrations').doc(data.id).get()).exists).toBe(false);
  });

  it('treats two spellings of an address as one', async () => {
    const email = uniqueEmail();
    expect((await register(aRegistration({ email: ` ${email.toUpperCase()} ` }))).status).toBe(201);
    const again = await register(aRegistration({ email }));
    expect(again.status).toBe(409);
    expect(again.refusal()).toEqual({
      success: false,
      message: messages.register.emailTaken,
      code: 'email-taken',
    });
  });

  it('treats a letter with an accent as one, however a device composes it', async () => {
    const [word = '', domain = ''] = uniqueEmail().split('@');
    expect((await register(aRegistration({ email: `${word}\u00E9@${domain}` }))).status).toBe(201);
    const again = await register(aRegistration({ email: `${word}e\u0301@${domain}` }));
    expect([again.status, again.refusal().code]).toEqual([409, 'email-taken']);
  });

  it('accepts one of several simultaneous registrations of an address', async () => {
    const registration = aRegistration();
    const replies = await Promise.all(Array.from({ length: 5 }, () => register(registration)));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(4);
    const documents = await documentsOf(registration.email);
    expect(documents.map(({ id }) => id)).toEqual([(await auth.getUserByEmail(registration.email)).uid]);
  });

  it('ignores a role and a status that are sent', async () => {
    const registration = aRegistration({ role: 'admin', status: 'approved', isApproved: true });
    expect((await register(registration)).status).toBe(201);
    const [document] = await documentsOf(registration.email);
    expect(document?.data()).toMatchObject({ role: 'user', status: 'pending' });
  });

  it('names every wrong field, and the first one in the message', async () => {
    const reply = await register({ name: 'Al', email: 'nobody', password: 'short', courseId: 1 });
    expect(reply.status).toBe(400);
    expect(reply.refusal()).toEqual({
      success: false,
      code: 'validation',
      message: messages.validation.nameTooShort,
      errors: [
        { path: 'name', message: messages.validation.nameTooShort },
        { path: 'email', message: messages.validation.emailInvalid },
        { path: 'password', message: messages.validation.passwordTooShort },
      ],
    });
  });

  it('refuses a course that does not exist', async () => {
    const reply = await register(aRegistration({ courseId: 77, courseName: 'Pottery' }));
    expect(reply.status).toBe(400);
    expect(reply.refusal().errors).toEqual([
      { path: 'courseId', message: messages.validation.courseRequired },
    ]);
  });
});
