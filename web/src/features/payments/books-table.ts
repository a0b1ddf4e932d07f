import type { BookEntry } from '@padavu/domain/payment/book-entry';
import type { DuePayment } from '@padavu/domain/payment/due-payment';
import { erasedName } from '@padavu/domain/user/erasure';
import { paymentMethodLabels } from '@padavu/domain/payment/payment-texts';

/** The name of the person in an entry. */
export const personName = ({ name, account }: BookEntry['person']): string =>
  account === 'gone' ? erasedName : name;

/** Received and refunded are two columns, because spreadsheets sum no number that a sign could make a formula. */
const columns: readonly (readonly [heading: string, cell: (entry: BookEntry) => string])[] = [
  ['Day', ({ day }) => day],
  ['Receipt', ({ receiptNumber }) => receiptNumber],
  ['Received', ({ kind, amount }) => (kind === 'payment' ? String(amount) : '')],
  ['Refunded', ({ kind, amount }) => (kind === 'refund' ? String(amount) : '')],
  ['Currency', ({ currency }) => currency],
  ['Method', ({ method }) => paymentMethodLabels[method]],
  ['Name', ({ person }) => personName(person)],
  ['Course', ({ person }) => person.course],
  ['Account', ({ person }) => accountLabels[person.account]],
  ['Note', ({ note }) => note],
  ['Recorded by', ({ recordedBy }) => recordedBy?.name ?? ''],
  ['Account id', ({ person }) => person.id],
];

const accountLabels: Readonly<Record<BookEntry['person']['account'], string>> = {
  open: '',
  trash: 'Deleted',
  gone: 'Erased',
};

/** Payments and refunds as table rows, headings first. */
export const booksTable = (entries: readonly BookEntry[]): string[][] => [
  columns.map(([heading]) => heading),
  ...entries.map((entry) => columns.map(([, cell]) => cell(entry))),
];

/** What is due as table rows, headings first. */
export const duePaymentsTable = (entries: readonly DuePayment[]): string[][] => [
  [
    'Name',
    'Course',
    'Account',
    'Agreed price',
    'Paid',
    'Still due',
    'Currency',
    'Last payment',
    'Account id',
  ],
  ...entries.map(({ person, currency, price, due, lastPaidOn }) => [
    person.name,
    person.course,
    person.status === 'inactive' ? 'Inactive' : '',
    ...[price, price - due, due].map(String),
    currency,
    lastPaidOn,
    person.id,
  ]),
];
