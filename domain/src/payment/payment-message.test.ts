import { describe, expect, it } from 'vitest';
import { fillPlaceholders } from '@padavu/domain/values/fill-placeholders';
import { fillMessage, paymentMessage } from './payment-message.ts';
import * as malayalam from './payment-texts.ml.ts';
import { schoolChatLink } from '@padavu/domain/school/school-chat';
import { usualRegion } from '@padavu/domain/school/usual-region';

const school = {
  ...usualRegion,
  name: 'Clay School',
  chatNumber: '919000000000',
  chatMessage: [
    'Hello {school}, I have registered.',
    '',
    'Name: {name}, {email}',
    'Course: {course}',
    'Price: {price}',
    'Payment reference: {reference}',
    'Thank you {friend}.',
  ].join('\n'),
};
const pending = {
  name: 'Devika Pillai',
  email: 'devika@padavu.example',
  course: 'Pottery',
  price: 1999,
  paymentReference: 'K7M3QX',
};

describe('the payment chat', () => {
  it('has everything that the school needs, in the school’s own words', () => {
    expect(paymentMessage(school, pending)).toBe(
      [
        'Hello Clay School, I have registered.',
        '',
        'Name: Devika Pillai, devika@padavu.example',
        'Course: Pottery',
        'Price: ₹1,999',
        'Payment reference: K7M3QX',
        'Thank you {friend}.',
      ].join('\n'),
    );
  });

  it('leaves out a line about a price that is not known', () => {
    expect(paymentMessage(school, { ...pending, price: null })).not.toContain('Price');
  });

  it('says with the price what a code took off, in either language', () => {
    const discount = { code: 'ONAM25', price: 1999, off: 500 };
    expect(paymentMessage(school, { ...pending, price: 1499, discount })).toContain(
      'Price: ₹1,499 (₹500 off ₹1,999 with the code ONAM25)',
    );
    expect(fillPlaceholders(malayalam.discounted, { code: 'ONAM25', price: '₹1,999', off: '₹500' })).toBe(
      '₹1,999 എന്ന ഫീസിൽ ONAM25 എന്ന കോഡിന് ₹500 കിഴിവ്',
    );
  });

  it('asks for no payment where there is nothing to pay, and names the code that made it so', () => {
    const lines = [
      'Hello Clay School, I have registered. There is nothing to pay; please unlock my course.',
      'Name: Devika Pillai',
      'Email: devika@padavu.example',
      'Course: Pottery',
      'Reference: K7M3QX',
    ];
    expect(paymentMessage(school, { ...pending, price: 0 })).toBe(lines.join('\n'));
    const discount = { code: 'FRIEND', price: 1999, off: 1999 };
    expect(paymentMessage(school, { ...pending, price: 0, discount })).toBe(
      lines.toSpliced(4, 0, 'Discount: ₹1,999 off ₹1,999 with the code FRIEND').join('\n'),
    );
  });

  it('does not change what people write', () => {
    const message = paymentMessage(school, { ...pending, name: '{email} $& $1', course: '{name}' });
    expect(message).toContain('Name: {email} $& $1, devika@padavu.example');
    expect(message).toContain('Course: {name}');
  });

  it('has the whole message in its link', () => {
    const message = paymentMessage(school, { ...pending, name: 'A & B #1' });
    const link = new URL(schoolChatLink(school, message));
    expect(link.pathname).toBe('/919000000000');
    expect(link.searchParams.get('text')).toBe(message);
  });
});

describe('a message with placeholders', () => {
  const none = { school: '', name: '', email: '', course: '', price: '', reference: '' };

  it.each([
    ['Pay {price} for {course}', { course: 'Pottery' }, 'Pay  for Pottery'],
    ['Pay {price}\nSoon', {}, 'Soon'],
    ['No placeholder', {}, 'No placeholder'],
    ['', {}, ''],
  ])('%j with %j reads %j', (message, values, text) => {
    expect(fillMessage(message, { ...none, ...values })).toBe(text);
  });
});
