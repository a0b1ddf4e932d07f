import { describe, expect, it } from 'vitest';
import { currencySigns, formatNumber } from '@padavu/domain/payment/amount';
import { formatDay, formatMoment, formatMomentDay } from './school-dates.ts';
import { formatMoney } from './school-format.ts';
import { monthOfChange } from '@padavu/domain/course/course-words';
import { learnerMessage } from '@padavu/domain/user/learner-message';
import { isCurrency, isLocale, isTimeZone } from './region.ts';
import { paymentMessage } from '@padavu/domain/payment/payment-message';
import { newSchool, School } from './school.ts';
import { usualRegion } from './usual-region.ts';
import { upiLink } from '@padavu/domain/payment/upi';

const berlin = { locale: 'de-DE', currency: 'EUR', timeZone: 'Europe/Berlin' };
/** Replaces the non-breaking space between an amount and its sign. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

describe('how a school in India writes', () => {
  it.each([
    [0, '₹0'],
    [699, '₹699'],
    [1999, '₹1,999'],
    [150_000, '₹1,50,000'],
  ])('writes %d rupees as %s', (amount, text) => {
    expect(formatMoney(usualRegion, amount)).toBe(text);
  });

  it('writes numbers, days and moments', () => {
    const night = new Date('2025-05-01T20:00:00Z');
    expect(formatNumber(usualRegion, 100_000)).toBe('1,00,000');
    expect(formatMomentDay(usualRegion, night)).toBe('2 May 2025');
    expect(formatMoment(usualRegion, night)).toBe('2 May 2025, 1:30 am');
    expect(formatDay(usualRegion, '2025-05-01')).toBe('1 May 2025');
    expect(currencySigns(usualRegion)).toEqual(['₹', '₹', 'INR']);
  });
});

describe('how a school in Berlin writes', () => {
  const night = new Date('2025-05-01T22:30:00Z');

  it('writes money, numbers, days and moments', () => {
    expect(plain(formatMoney(berlin, 1999))).toBe('1.999 €');
    expect(formatNumber(berlin, 100_000)).toBe('100.000');
    expect(formatMomentDay(berlin, night)).toBe('02.05.2025');
    expect(formatMoment(berlin, night)).toBe('02.05.2025, 00:30');
    expect(formatDay(berlin, '2025-05-01', 'long')).toBe('1. Mai 2025');
    expect(monthOfChange(berlin, { updatedAt: '2025-05-31T22:30:00Z' })).toBe('Juni 2025');
  });

  it('names its prices in messages, and offers no UPI', () => {
    const school = { ...newSchool, ...berlin, chatMessage: 'I pay {price}' };
    const facts = {
      name: 'Anna',
      email: 'a@b.example',
      course: 'Clay',
      price: 1999,
      paymentReference: 'K7M3QX',
    };
    expect(plain(paymentMessage(school, facts))).toBe('I pay 1.999 €');
    expect(plain(learnerMessage('payment', { ...facts, school, language: null, signInUrl: '' }))).toContain(
      'Amount: 1.999 €',
    );
    const payment = { upiId: 'school@bank', payee: '' };
    const request = { payment, schoolName: 'Clay', amount: 1999, reference: 'K7M3QX' };
    expect(upiLink({ ...request, currency: 'EUR' })).toBeUndefined();
    expect(upiLink({ ...request, currency: 'INR' })).toMatch(/^upi:/);
  });
});

it('an unknown time zone or currency has a fallback format, instead of an error', () => {
  const future = { locale: 'en-IN', currency: '??', timeZone: 'Mars/Olympus' };
  expect(formatMoney(future, 1999)).toBe('¤1,999');
  expect(formatMomentDay(future, new Date('2025-05-01T20:00:00Z'))).toBe('1 May 2025');
});

describe('the region in the settings', () => {
  it.each([
    [isLocale, ['en-IN', 'de-DE', 'ml-IN', 'fr'], ['', 'en_IN', 'EN-in', 'xx-YY', 'not a locale']],
    [isCurrency, ['INR', 'EUR', 'JPY'], ['', 'inr', 'RUPEES', 'ABC']],
    [
      isTimeZone,
      ['Asia/Kolkata', 'Asia/Calcutta', 'Europe/Berlin', 'UTC'],
      ['', '+05:30', 'Kolkata', 'Mars/Olympus', 'Asia/Kolkata '],
    ],
  ])('is valid if Intl knows it: %o', (is, known, unknown) => {
    expect(known.filter((text) => !is(text))).toEqual([]);
    expect(unknown.filter(is)).toEqual([]);
  });

  it('is the default where it is missing or cannot be read, and affects nothing else', () => {
    const { locale, currency, timeZone, ...old } = newSchool;
    expect({ locale, currency, timeZone }).toEqual(usualRegion);
    expect(School.parse(old)).toEqual(newSchool);
    expect(
      School.parse({ ...newSchool, name: 'Clay', locale: 7, currency: 'eur', timeZone: 'Mars' }),
    ).toEqual({
      ...newSchool,
      name: 'Clay',
    });
  });
});
