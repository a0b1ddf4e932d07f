import { describe, expect, it } from 'vitest';
import {
  learnerMessage,
  learnerMessageFor,
  learnerMessageKinds,
  type LearnerMessageKind,
} from './learner-message.ts';
import { usualRegion } from '@padavu/domain/school/usual-region';

const facts = {
  language: null,
  school: { name: 'Padavu', email: 'hello@padavu.example', ...usualRegion },
  name: 'അഞ്ജലി Menon',
  course: 'Ecommerce Mastery',
  price: 1999,
  due: '₹999',
  paymentReference: 'K7M3QX',
  signInUrl: 'https://padavu.example/login',
};

const inMalayalam = (kind: LearnerMessageKind) => learnerMessage(kind, { ...facts, language: 'ml' });

describe('a message to a learner', () => {
  it('is a reminder of the payment with the amount and the reference', () => {
    expect(learnerMessage('payment', facts)).toBe(
      [
        'Hello അഞ്ജലി Menon, this is Padavu. Thank you for registering for Ecommerce Mastery.',
        'Your account is waiting for your payment; we unlock the course as soon as it arrives.',
        'Amount: ₹1,999',
        'Payment reference: K7M3QX',
      ].join('\n'),
    );
  });

  it('leaves out what is not known', () => {
    const text = learnerMessage('payment', { ...facts, price: null, paymentReference: '' });
    expect(text).not.toMatch(/Amount|reference/);
    expect(text.split('\n')).toHaveLength(2);
  });

  it('is a welcome with the address of the sign-in page', () => {
    expect(learnerMessage('welcome', facts)).toContain('Sign in here: https://padavu.example/login');
  });

  it('says what is still to pay', () => {
    expect(learnerMessage('due', facts)).toBe(
      [
        'Hello അഞ്ജലി Menon, this is Padavu. Thank you for learning Ecommerce Mastery with us.',
        'Still to pay: ₹999',
        'Payment reference: K7M3QX',
        'Have you paid it already? Then send us the transaction number here.',
      ].join('\n'),
    );
  });

  it('says where the learner stopped, if that is known', () => {
    expect(learnerMessage('stuck', { ...facts, lesson: 'Your first customer' })).toContain(
      'You were at “Your first customer”. Go on from there: https://padavu.example/login',
    );
    expect(learnerMessage('stuck', facts)).toContain('Go on where you were: https://padavu.example/login');
  });

  it('congratulates on a course that is complete', () => {
    expect(learnerMessage('finished', facts)).toContain('you have completed Ecommerce Mastery!');
  });

  it('tells a deactivated learner whom to ask', () => {
    const text = learnerMessage('inactive', facts);
    expect(text).toContain('is inactive at the moment');
    expect(text).toContain('hello@padavu.example');
    expect(text).toContain('K7M3QX');
  });

  it('names no address where the school has none', () => {
    const text = learnerMessage('inactive', { ...facts, school: { ...facts.school, email: '' } });
    expect(text).toContain("Please answer here, and we'll look into it together.");
  });

  it.each(learnerMessageKinds)('calls the person by name: %s', (kind) => {
    expect(learnerMessage(kind, facts)).toMatch(/^Hello അഞ്ജലി Menon, /);
  });

  it('is written in the language of the learner', () => {
    for (const kind of learnerMessageKinds) {
      expect(inMalayalam(kind)).toMatch(/^നമസ്കാരം അഞ്ജലി Menon, /);
      expect(inMalayalam(kind)).toContain('Ecommerce Mastery');
      expect(inMalayalam(kind)).not.toMatch(/[{}]|undefined/);
      expect(inMalayalam(kind).split('\n')).toHaveLength(learnerMessage(kind, facts).split('\n').length);
      expect(learnerMessage(kind, { ...facts, language: 'en' })).toBe(learnerMessage(kind, facts));
    }
    expect(inMalayalam('payment')).toContain('തുക: ₹1,999');
  });

  it('is preselected by the status', () => {
    expect(learnerMessageFor).toEqual({ pending: 'payment', approved: 'welcome', inactive: 'inactive' });
  });
});
