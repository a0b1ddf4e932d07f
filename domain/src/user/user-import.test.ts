import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readImportRow, repeatedAddresses, type ImportRow } from './user-import.ts';
import { usualRegion } from '@padavu/domain/school/usual-region';

const now = new Date('2025-05-01T09:00:00Z');
const courses = [
  { id: 1, title: 'Ecommerce Mastery', slug: 'ecommerce-mastery' },
  { id: 2, title: 'SEO and more', slug: 'digital-marketing' },
  { id: 7, title: 'Bookkeeping', slug: '' },
  { id: 8, title: 'bookkeeping', slug: '' },
];

const aRow = (overrides: Partial<ImportRow> = {}): ImportRow => ({
  name: 'Anjali Menon',
  email: 'anjali@padavu.example',
  course: 'Ecommerce Mastery',
  amount: '',
  method: '',
  note: '',
  language: '',
  ...overrides,
});

const read = (overrides: Partial<ImportRow>) => readImportRow(aRow(overrides), courses, usualRegion, now);
const problems = (overrides: Partial<ImportRow>) => {
  const row = read(overrides);
  return row.state === 'invalid' ? row.problems.map(({ column, message }) => `${column}: ${message}`) : [];
};

beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a row of a list', () => {
  it('is a person, trimmed, with the course by its own name', () => {
    expect(
      read({ name: ' Anjali Menon ', email: ' Anjali@Padavu.Example', course: ' ecommerce  mastery ' }),
    ).toEqual({
      state: 'good',
      person: {
        name: 'Anjali Menon',
        email: 'anjali@padavu.example',
        courseId: 1,
        courseName: 'Ecommerce Mastery',
        payment: undefined,
        language: undefined,
      },
    });
  });

  it.each([
    ['', undefined],
    [' Malayalam ', 'ml'],
    ['ML', 'ml'],
    ['മലയാളം', 'ml'],
    ['English', 'en'],
  ])('names its language by "%s"', (language, kept) => {
    expect(read({ language })).toMatchObject({ person: { language: kept } });
  });

  it('names no language that the school does not write in', () => {
    expect(problems({ language: 'Tamil' })).toEqual([
      'language: Say English or Malayalam, or leave it empty',
    ]);
  });

  it.each([
    ['2', 2],
    ['digital-marketing', 2],
    ['7', 7],
  ])('names its course by %s', (course, courseId) => {
    expect(read({ course })).toMatchObject({ person: { courseId } });
  });

  it.each([
    ['1999', 1999],
    ['₹1,999', 1999],
    ['Rs. 1 999.00', 1999],
    ['INR 1,00,000', 100_000],
    ['0', 0],
  ])('takes the amount %s', (amount, rupees) => {
    expect(read({ amount })).toMatchObject({
      person: { payment: { amount: rupees, method: 'other', note: '', receivedOn: '2025-05-01' } },
    });
  });

  it.each([
    ['UPI', 'upi'],
    ['bank transfer', 'bank-transfer'],
    [' Bank-Transfer ', 'bank-transfer'],
    ['CASH', 'cash'],
    ['Google Pay', 'upi'],
    ['PhonePe', 'upi'],
    ['NEFT', 'bank-transfer'],
    ['Debit card', 'card'],
  ])('takes the method %s', (method, stored) => {
    expect(read({ amount: '1999', method, note: ' paid ' })).toMatchObject({
      person: { payment: { method: stored, note: 'paid' } },
    });
  });

  it('reports everything that is wrong with it', () => {
    expect(
      problems({ name: 'Al', email: 'anjali', course: 'Astrology', amount: '-5', method: 'barter' }),
    ).toEqual([
      'name: Name must be at least 3 characters long',
      'email: Please enter a valid email address',
      'course: No course has this name or number',
      'amount: Please enter the amount as a whole number, from 0 to 10,00,00,000',
      'method: Please choose how it was paid',
    ]);
  });

  it.each(['19.50', '1e5', '=1+1', 'free', '10,00,00,001'])('refuses the amount %s', (amount) => {
    expect(problems({ amount })).toEqual([
      'amount: Please enter the amount as a whole number, from 0 to 10,00,00,000',
    ]);
  });

  it('is refused with a method or a note, but no amount', () => {
    expect(problems({ note: 'paid at the fair' })).toEqual(['amount: A method or a note needs an amount']);
    expect(problems({ method: 'cash' })).toEqual(['amount: A method or a note needs an amount']);
  });

  it('does not guess between courses of one name', () => {
    expect(problems({ course: 'Bookkeeping' })).toEqual([
      'course: Several courses have this name: give the number of the course',
    ]);
  });
});

describe('addresses that are in a list more than once', () => {
  it('are found in any spelling, each with the first row', () => {
    const emails = ['a@b.example', 'c@d.example', ' A@B.example ', '', '', 'a\u200B@b.example'];
    expect([...repeatedAddresses(emails.map((email) => ({ email })))]).toEqual([
      [2, 0],
      [5, 0],
    ]);
  });
});
