import { describe, expect, it } from 'vitest';
import { auditChanges } from './audit-changes.ts';
import { usualRegion } from '@padavu/domain/school/usual-region';

const changes = (entry: Parameters<typeof auditChanges>[0], region = usualRegion) =>
  auditChanges(entry, region);

const option = (text: string, right: boolean, ml?: string) =>
  Object.assign({ text, right }, ml === undefined ? {} : { translations: { ml: { text: ml } } });

describe('the changes of an audit entry', () => {
  it('are the fields that differ, by their names for people', () => {
    const before = { title: 'One', originalPrice: 9999, published: false, topics: ['a', 'b'], same: 1 };
    const after = { title: 'Two', originalPrice: 8999, published: true, topics: ['a'], same: 1 };
    expect(changes({ before, after })).toEqual([
      { field: 'Title', before: 'One', after: 'Two' },
      { field: 'Original price', before: '₹9,999', after: '₹8,999' },
      { field: 'Published', before: 'No', after: 'Yes' },
      { field: 'Topics', before: 'a, b', after: 'a' },
    ]);
  });

  it('have all fields of a created or a deleted record', () => {
    const record = { id: 7, title: 'One', videoUrl: '', topics: [], updatedAt: new Date(0) };
    expect(changes({ before: null, after: record })).toEqual([
      { field: 'Title', before: null, after: 'One' },
    ]);
    expect(changes({ before: record, after: null })).toEqual([
      { field: 'Title', before: 'One', after: null },
    ]);
  });

  it('show moments in the time zone of the school, people by name, and any other stored value', () => {
    const registrationDate = new Date('2025-05-01T09:00:00.000Z');
    const recordedBy = { uid: 'rajan', name: 'Rajan Pillai' };
    expect(changes({ before: { registrationDate, recordedBy, extra: { a: 1 } }, after: null })).toEqual([
      { field: 'Registration date', before: '1 May 2025, 2:30 pm', after: null },
      { field: 'Recorded by', before: 'Rajan Pillai', after: null },
      { field: 'Extra', before: '{"a":1}', after: null },
    ]);
  });

  it('show the payment beside the other fields', () => {
    const payment = { amount: 1999, method: 'upi', note: '', receivedOn: '2025-05-01' };
    const before = { status: 'pending', payment: null };
    expect(changes({ before, after: { status: 'approved', payment } })).toEqual([
      { field: 'Status', before: 'Pending', after: 'Approved' },
      { field: 'Payment amount', before: null, after: '₹1,999' },
      { field: 'Payment method', before: null, after: 'UPI' },
      { field: 'Payment received on', before: null, after: '1 May 2025' },
    ]);
  });

  it('show the amount of a payment in the currency in which it was recorded, old amounts in that of the school', () => {
    const dollars = { amount: 1500, currency: 'USD' };
    expect(changes({ before: null, after: dollars })).toEqual([
      { field: 'Amount', before: null, after: '$1,500' },
    ]);
    expect(changes({ before: { payment: dollars }, after: { payment: { amount: 1500 } } })).toEqual([
      { field: 'Payment amount', before: '$1,500', after: '₹1,500' },
    ]);
  });

  it('show a refund by itself and in a payment, in the currency of the payment', () => {
    const refund = { amount: 500, method: 'cash', note: '', refundedOn: '2025-06-03' };
    expect(changes({ before: null, after: { ...refund, currency: 'USD' } })).toEqual([
      { field: 'Amount', before: null, after: '$500' },
      { field: 'Method', before: null, after: 'Cash' },
      { field: 'Refunded on', before: null, after: '3 Jun 2025' },
    ]);
    const payment = { currency: 'USD', refund: { amount: 500, refundedOn: '2025-06-03' } };
    expect(changes({ before: { payment }, after: null })).toEqual([
      { field: 'Payment refund amount', before: '$500', after: null },
      { field: 'Payment refunded on', before: '3 Jun 2025', after: null },
    ]);
    expect(changes({ before: { refund: 'much' }, after: { refund: null } })).toEqual([
      { field: 'Refund', before: 'much', after: null },
    ]);
  });

  it('show the agreed price of a payment in its currency', () => {
    const payment = { price: 1999, currency: 'USD' };
    expect(changes({ before: { price: 1500, currency: 'USD' }, after: payment })).toEqual([
      { field: 'Price', before: '$1,500', after: '$1,999' },
    ]);
    expect(changes({ before: null, after: { payment } })).toEqual([
      { field: 'Agreed price', before: null, after: '$1,999' },
    ]);
  });

  it('name a currency that changes by itself', () => {
    expect(changes({ before: { currency: 'INR' }, after: { currency: 'USD' } })).toEqual([
      { field: 'Currency', before: 'INR', after: 'USD' },
    ]);
  });

  it('have a value of an unknown kind as it is stored', () => {
    const before = { method: 'cheque', receivedOn: '2025-99-99', amount: 'much', status: 7 };
    expect(changes({ before, after: null }).map((change) => change.before)).toEqual([
      'cheque',
      '2025-99-99',
      'much',
      '7',
    ]);
  });

  it('leave out the fields that the system maintains', () => {
    const before = { sortName: 'anjali', searchGrams: [1], claimsSetAt: new Date(0), lessonIds: [1] };
    expect(changes({ before, after: null })).toEqual([]);
  });

  it('name the lessons that have another day', () => {
    expect(changes({ before: { '12': 1, '13': 2 }, after: { '12': 2, '13': 2 } })).toEqual([
      { field: 'Day of lesson 12', before: '1', after: '2' },
    ]);
  });

  it('show the point of a map by its degrees, and settings by their names in the form', () => {
    const before = { location: null, 'payment.upiId': '' };
    const after = { location: { latitude: 9.5, longitude: 76 }, 'payment.upiId': 'school@bank' };
    expect(changes({ before, after })).toEqual([
      { field: 'Map point', before: null, after: '9.5, 76' },
      { field: 'UPI ID', before: null, after: 'school@bank' },
    ]);
  });

  it('show a picture by its alternative text and its size', () => {
    const logo = { alt: 'A step', width: 300, height: 100, sources: [{ hash: 'a'.repeat(64), width: 300 }] };
    expect(changes({ before: { logo: null }, after: { logo } })).toEqual([
      { field: 'Logo', before: null, after: 'A step (300 × 100)' },
    ]);
  });

  it('show all texts of teachers, days and questions, and not only their names', () => {
    const before = { instructors: [{ name: 'Meera', words: 'Bakes.', picture: '' }], days: [] };
    const after = {
      instructors: [{ name: 'Meera', words: 'Bakes bread.', picture: '' }],
      days: [{ title: 'Flour', topics: ['Wheat', 'Rye'] }, { title: 'Water' }],
    };
    expect(changes({ before, after })).toEqual([
      { field: 'Instructors', before: 'Meera: Bakes.', after: 'Meera: Bakes bread.' },
      { field: 'Days', before: null, after: 'Flour: Wheat, Rye; Water' },
    ]);
  });

  it('show live sessions by the clock of the school, without their ids', () => {
    const session = { id: 'first', title: 'Ask me', minutes: 60, link: '' };
    const before = { sessions: [{ ...session, startsAt: '2025-05-01T13:30:00.000Z' }] };
    const after = { sessions: [{ ...session, startsAt: '2025-05-02T13:30:00.000Z' }] };
    expect(changes({ before, after })).toEqual([
      {
        field: 'Sessions',
        before: 'Ask me: 60: 1 May 2025, 7:00 pm',
        after: 'Ask me: 60: 2 May 2025, 7:00 pm',
      },
    ]);
  });

  it('show each translated text beside the others, those of days too', () => {
    const before = { translations: null, days: [{ title: 'Shops' }] };
    const after = {
      translations: { ml: { title: 'കട', topics: ['ഒന്ന്', 'രണ്ട്'] } },
      days: [{ title: 'Shops', translations: { ml: { title: 'കടകൾ' } } }],
    };
    expect(changes({ before, after })).toEqual([
      { field: 'Days', before: 'Shops', after: 'Shops: കടകൾ' },
      { field: 'Title in Malayalam', before: null, after: 'കട' },
      { field: 'Topics in Malayalam', before: null, after: 'ഒന്ന്, രണ്ട്' },
    ]);
    const shorter = { translations: { ml: { title: 'കട' } } };
    expect(changes({ before: after, after: { ...shorter, days: after.days } })).toEqual([
      { field: 'Topics in Malayalam', before: 'ഒന്ന്, രണ്ട്', after: null },
    ]);
  });

  it('show the parts of a page text by text, in both languages', () => {
    const items = [{ title: 'Register', text: '', translations: { ml: { title: 'ചേരൂ' } } }];
    const before = { steps: { title: 'Start', lead: '', items: [] }, closing: { title: 'More?', lead: '' } };
    const after = {
      steps: { title: 'Start', lead: '', items, translations: { ml: { title: 'തുടങ്ങൂ' } } },
      closing: { title: 'More?', lead: 'Ask.' },
    };
    expect(changes({ before, after })).toEqual([
      { field: 'Steps items', before: null, after: 'Register: ചേരൂ' },
      { field: 'Closing lead', before: null, after: 'Ask.' },
      { field: 'Steps title in Malayalam', before: null, after: 'തുടങ്ങൂ' },
    ]);
  });

  it('show the figures of a page, with and without a title of their own', () => {
    const figures = [{ value: 20, label: 'Tools', translations: { ml: { label: 'ഉപകരണങ്ങൾ' } } }];
    const titled = { title: 'In figures', items: figures };
    expect(changes({ before: null, after: { figures } })).toEqual([
      { field: 'Figures', before: null, after: '20: Tools: ഉപകരണങ്ങൾ' },
    ]);
    expect(changes({ before: null, after: { figures: titled } })).toEqual([
      { field: 'Figures title', before: null, after: 'In figures' },
      { field: 'Figures items', before: null, after: '20: Tools: ഉപകരണങ്ങൾ' },
    ]);
  });

  it('show the questions of a quiz in both languages, and which options are right', () => {
    const need = { id: '0123456789ab', kind: 'single', text: 'What first?', explanation: '' };
    const before = {
      questions: [{ ...need, options: [option('A logo', false), option('Customers', true)] }],
    };
    const translated = {
      ...need,
      options: [option('A logo', false), option('Customers', true, 'ആളുകൾ')],
      translations: { ml: { text: 'ആദ്യം എന്ത്?' } },
    };
    expect(changes({ before, after: { questions: [translated] } })).toEqual([
      {
        field: 'Questions',
        before: 'single: What first?: A logo, ✓ Customers',
        after: 'single: What first?: A logo, ✓ Customers: ആളുകൾ: ആദ്യം എന്ത്?',
      },
    ]);
    expect(changes({ before: { questions: [{ ...need, options: 'none' }] }, after: null })).toMatchObject([
      { before: 'single: What first?: none' },
    ]);
  });

  it('are none where nothing was stored', () => {
    expect(changes({ before: null, after: null })).toEqual([]);
  });

  it('have money and moments in the format of the school', () => {
    const berlin = { locale: 'de-DE', currency: 'EUR', timeZone: 'Europe/Berlin' };
    const after = { price: 1999, publishedAt: new Date('2025-05-01T22:30:00Z') };
    expect(changes({ before: null, after }, berlin).map((change) => change.after)).toEqual([
      '1.999\u00A0€',
      '02.05.2025, 00:30',
    ]);
  });
});
