import { describe, expect, it } from 'vitest';
import {
  paymentChatLink,
  paymentMessage,
  PendingRegistration,
  Registration,
  RegistrationForm,
} from './registration.ts';

const person = { name: 'Devika Pillai', email: 'devika@padavu.example', password: 'padavu-demo' };

const messagesOf = (parsed: { error?: { issues: { message: string }[] } | undefined }) =>
  parsed.error?.issues.map(({ message }) => message);

describe('the registration form', () => {
  const form = { ...person, course: '1', terms: true };

  it.each([
    [{ name: 'De' }, 'Name must be at least 3 characters long'],
    [{ name: '  De  ' }, 'Name must be at least 3 characters long'],
    [{ name: 'x'.repeat(101) }, 'Name must be at most 100 characters long'],
    [{ email: 'devika' }, 'Please enter a valid email address'],
    [{ email: '' }, 'Please enter a valid email address'],
    [{ password: '1234567' }, 'Password must be at least 8 characters long'],
    [{ password: ' 1234567 ' }, 'Password must be at least 8 characters long'],
    [{ password: 'x'.repeat(129) }, 'Password must be at most 128 characters long'],
    [{ course: '' }, 'Please select a course'],
    [{ course: '9' }, 'Please select a course'],
    [{ terms: false }, 'You must agree to the Terms & Conditions'],
  ])('is refused with %o', (wrong, message) => {
    expect(messagesOf(RegistrationForm.safeParse({ ...form, ...wrong }))).toEqual([message]);
  });

  it('is accepted at the limits', () => {
    expect(RegistrationForm.safeParse({ ...form, name: 'Anu', password: '12345678' }).success).toBe(true);
  });
});

describe('the body of a registration', () => {
  it.each([
    [{ courseId: 1 }, 1, 'Ecommerce Mastery'],
    [{ courseId: '2' }, 2, 'Digital Marketing'],
    [{ courseId: 'ecommerce-mastery' }, 1, 'Ecommerce Mastery'],
    [{ courseName: 'Graphic Design' }, 3, 'Graphic Design'],
    [{ courseName: 'graphic design' }, 3, 'Graphic Design'],
    [{ courseId: '', courseName: 'Graphic Design' }, 3, 'Graphic Design'],
    [{ courseId: 1, courseName: 'My own name for it' }, 1, 'Ecommerce Mastery'],
  ])('names the course by %o', (course, courseId, courseName) => {
    expect(Registration.parse({ ...person, ...course })).toEqual({ ...person, courseId, courseName });
  });

  it.each([{}, { courseId: 9 }, { courseId: 9, courseName: 'Graphic Design' }, { courseName: 'Cooking' }])(
    'is refused for the course %o',
    (course) => {
      expect(messagesOf(Registration.safeParse({ ...person, ...course }))).toEqual([
        'Please select a course',
      ]);
    },
  );

  it('keeps one spelling of an address', () => {
    expect(Registration.parse({ ...person, email: ' DEVIKA@padavu.example', courseId: 1 }).email).toBe(
      person.email,
    );
  });
});

describe('the payment chat', () => {
  const pending = {
    name: 'Devika Pillai',
    email: 'devika@padavu.example',
    course: 'Ecommerce Mastery',
    price: 1999,
    paymentReference: 'K7M3QX',
  };

  it('opens with everything the school needs', () => {
    expect(paymentMessage(pending)).toBe(
      [
        'Hello Padavu, I have registered and would like to pay for my course.',
        'Name: Devika Pillai',
        'Email: devika@padavu.example',
        'Course: Ecommerce Mastery',
        'Price: ₹1,999',
        'Payment reference: K7M3QX',
      ].join('\n'),
    );
  });

  it('leaves a price out that is not known', () => {
    expect(paymentMessage({ ...pending, price: null })).not.toContain('Price');
  });

  it('carries the message whole in its link', () => {
    const text = new URL(paymentChatLink({ ...pending, name: 'A & B #1' })).searchParams.get('text');
    expect(text).toBe(paymentMessage({ ...pending, name: 'A & B #1' }));
  });

  it('can be opened for a registration stored without price and reference', () => {
    const { name, email, course } = pending;
    expect(PendingRegistration.parse({ name, email, course })).toEqual({
      name,
      email,
      course,
      price: null,
      paymentReference: '',
    });
  });
});
