import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  guessMapping,
  headingRow,
  matchStatement,
  readStatementAmount,
  readStatementDay,
  readStatementLines,
  referencesIn,
  type Payer,
  type StatementLine,
} from './bank-statement.ts';
import { readPaymentReference, referenceAlphabet } from './payment-reference.ts';
import { usualRegion } from '@padavu/domain/school/usual-region';

const payer = (overrides: Partial<Payer>): Payer => ({
  id: 'anu',
  name: 'Anu Menon',
  reference: 'K7M3QX',
  number: null,
  price: 1999,
  isWaiting: true,
  ...overrides,
});
const line = (text: string, amount = 1999, row = 2): StatementLine => ({
  row,
  day: '2026-11-20',
  text,
  amount,
});
const match = (text: string, payers: Payer[], amount?: number) =>
  matchStatement([line(text, amount)], payers)[0];

describe('a statement of a bank', () => {
  it.each([
    [
      'HDFC',
      ['Date', 'Narration', 'Chq./Ref.No.', 'Value Dt', 'Withdrawal Amt.', 'Deposit Amt.', 'Closing Balance'],
      [0, 1, 2, 5],
    ],
    [
      'SBI',
      ['Txn Date', 'Value Date', 'Description', 'Ref No./Cheque No.', 'Debit', 'Credit', 'Balance'],
      [0, 2, 3, 5],
    ],
    [
      'ICICI',
      [
        'S No.',
        'Value Date',
        'Transaction Date',
        'Cheque Number',
        'Transaction Remarks',
        'Withdrawal Amount (INR )',
        'Deposit Amount (INR )',
        'Balance (INR )',
      ],
      [2, 4, 3, 6],
    ],
    ['an app', ['date', 'details', 'utr', 'amount', 'type'], [0, 1, 2, 3]],
  ])(
    'has columns that are identified by their headings: %s',
    (_bank, heading, [day, text, reference, amount]) => {
      expect(guessMapping(heading)).toEqual({ day, text, reference, amount });
    },
  );

  it('is read below its headings, and only received payments are read', () => {
    const rows = [
      ['Federal Bank, account details'],
      ['Date', 'Particulars', 'Amount', 'Dr/Cr'],
      ['20/11/2026', 'UPI/K7M3QX', '1,999.00', 'CR'],
      ['21-Nov-26', 'Rent', '9,000.00', 'DR'],
      ['22.11.2026', 'Fee', '-10', ''],
      ['soon', 'UPI ANU', '₹ 499.50 Cr', ''],
      ['Total'],
    ];
    const heading = headingRow(rows);
    expect(readStatementLines(usualRegion, rows, heading, guessMapping(rows[heading] ?? []))).toEqual({
      lines: [
        { row: 3, day: '2026-11-20', text: 'UPI/K7M3QX', amount: 1999 },
        { row: 6, day: null, text: 'UPI ANU', amount: 499.5 },
      ],
      unreadable: [],
    });
  });

  it.each(['D', 'Dr', 'DR.', '(Dr)', 'DB', 'Debit', 'Withdrawal'])(
    'has no payment in a row that is marked %s',
    (mark) => {
      const rows = [
        ['Date', 'Text', 'Dr/Cr', 'Amount'],
        ['20/11/26', 'UPI/K7M3QX', mark, '1999'],
      ];
      expect(readStatementLines(usualRegion, rows, 0, guessMapping(rows[0] ?? [])).lines).toEqual([]);
    },
  );

  it.each(['C', 'Cr', '(Cr)', 'Credit', 'Deposit'])('has a payment in a row that is marked %s', (mark) => {
    const rows = [
      ['Date', 'Text', 'Dr/Cr', 'Amount'],
      ['20/11/26', 'UPI/K7M3QX', mark, '1999'],
    ];
    const { lines } = readStatementLines(usualRegion, rows, 0, guessMapping(rows[0] ?? []));
    expect(lines).toMatchObject([{ amount: 1999 }]);
  });

  it.each([
    ['beside a column of received money', 'Date,Text,Debit,Credit,Balance,Dr/Cr', '20/11/26,UPI,,1999,5,Dr'],
    ['after the mark of the amount', 'Date,Text,Amount,Dr/Cr,Balance,Dr/Cr', '20/11/26,UPI,1999,Cr,5,Dr'],
  ])('has payments to an overdrawn account, whose balance is marked %s', (_where, heading, row) => {
    const rows = [heading, row].map((cells) => cells.split(','));
    const { lines } = readStatementLines(usualRegion, rows, 0, guessMapping(rows[0] ?? []));
    expect(lines).toMatchObject([{ row: 2, amount: 1999 }]);
  });

  it.each([
    [
      'the month first, as a spreadsheet in the United States does',
      ['11/5/2026', '11/20/2026'],
      '2026-11-05',
    ],
    ['the day first', ['05/11/2026', '20/11/2026'], '2026-11-05'],
    ['the day first, where no row tells', ['05/11/2026', '06/11/2026'], '2026-11-05'],
    [
      'the day first, where rows contradict each other',
      ['05/11/2026', '20/11/2026', '11/20/2026'],
      '2026-11-05',
    ],
  ])('may write its days with %s', (_order, days, first) => {
    const rows = [['Date', 'Text', 'Credit'], ...days.map((day) => [day, 'UPI', '1999'])];
    const { lines } = readStatementLines(usualRegion, rows, 0, guessMapping(rows[0] ?? []));
    expect(lines[0]?.day).toBe(first);
  });

  it('lists the rows whose amount cannot be read, but no withdrawal', () => {
    const rows = [
      ['Date', 'Text', 'Amount', 'Dr/Cr'],
      ['20/11/26', 'UPI ANU', ' 1?999.00 ', 'Cr'],
      ['21/11/26', 'Rent', '9?000.00', 'Dr'],
    ];
    const statement = readStatementLines(usualRegion, rows, 0, guessMapping(rows[0] ?? []));
    expect(statement).toEqual({ lines: [], unreadable: [{ row: 2, amount: '1?999.00' }] });
  });

  it.each(['Credit/Debit', 'Debit / Credit', 'Withdrawal/Deposit', 'Dr/Cr'])(
    'does not have its money in a column %s that only says in which direction it went',
    (heading) => {
      expect(guessMapping(['Date', 'Text', heading, 'Amount'])).toMatchObject({ amount: 3 });
      expect(guessMapping(['Date', 'Text', heading, 'Sum'])).toMatchObject({ amount: -1 });
    },
  );

  it.each([
    ['2026-11-20T10:00', '2026-11-20'],
    ['2026/11/5', '2026-11-05'],
    ['20/11/26', '2026-11-20'],
    ['5 Nov 2026', '2026-11-05'],
    ['31/02/2026', null],
    ['05/13/2026', null],
    ['', null],
  ])('has the day %j read as %j', (cell, day) => {
    expect(readStatementDay(cell)).toBe(day);
  });

  it.each([
    ['', 'none'],
    ['-', 'none'],
    ['0.00', 'none'],
    ['-1,999.00', 'none'],
    ['1,999.00 Dr', 'none'],
    ['Dr. 1,999.00', 'none'],
    ['1,00,000.00', 100_000],
    ['+250', 250],
    ['Cr 1,999.00', 1999],
    ['Cr. Rs. 1,999', 1999],
    ['INR 1,999.00 (Cr)', 1999],
    ['1,999.00Cr.', 1999],
    ['Rs.1999/-', 1999],
    ['₹ 1,999 /-', 1999],
    ['1\u00A0999.00', 1999],
    ['1\u202F999.00', 1999],
    ['(500.00)', 'none'],
    ['₹(500.00)', 'none'],
    ['(₹ 500.00)', 'none'],
    ['500.00-', 'none'],
    ['INR 500.00-', 'none'],
    ['\u2212500.00', 'none'],
    ['500.00 Db', 'none'],
    ['500.00 Debit', 'none'],
    ['500.00 Credit', 500],
    ['1e9', 'unreadable'],
    ['1\uFFFD999/-', 'unreadable'],
    ['1\uFFFD999.00', 'unreadable'],
    ['US$ 1,999', 'unreadable'],
  ])('has the amount %j read as %j', (cell, amount) => {
    expect(readStatementAmount(usualRegion, cell)).toBe(amount);
  });
});

describe('the payer of a line', () => {
  it.each(['UPI/412345678901/k7m3qx/anu@okbank', 'UPI-K7M-3QX', 'K7M 3QX'])(
    'is identified by the reference in %j',
    (text) => {
      expect(match(text, [payer({})])).toMatchObject({ state: 'proposed', because: 'reference' });
    },
  );

  it.each(['UPI/412345678901/DR', 'IMPS412345678901ANU', 'UPI 4123 4567 8901', '0000412345678901'])(
    'is identified by the number in %j',
    (text) => {
      const claimed = payer({ number: '412345678901' });
      expect(match(text, [claimed])).toMatchObject({ state: 'proposed', because: 'number' });
    },
  );

  it.each(['AK7M3QXB', 'UPI/9412345678901', 'NEFT 0'])('is not identified by %j', (text) => {
    expect(match(text, [payer({ number: '412345678901' })])).toMatchObject({ state: 'nobody' });
  });

  it('is guessed by the price and a name, unless the person has a certain line', () => {
    expect(match('UPI/ANU M/okbank', [payer({})])).toMatchObject({ because: 'amount-and-name' });
    expect(match('UPI/ANU M/okbank', [payer({})], 1998)).toMatchObject({ state: 'nobody' });
    const [own, other] = matchStatement([line('K7M3QX'), line('UPI/ANU', 1999, 3)], [payer({})]);
    expect([own?.state, other?.state]).toEqual(['proposed', 'nobody']);
  });

  it('is proposed for another amount too', () => {
    expect(match('K7M3QX', [payer({})], 999)).toMatchObject({ state: 'proposed', line: { amount: 999 } });
  });

  const binu = payer({ id: 'binu', name: 'Binu', reference: 'ABCDEF', number: '412345678901' });

  it.each([
    ['by reference', 'K7M3QX ABCDEF', payer({}), binu],
    ['by number', 'UPI 412345678901', payer({ number: '412345678901' }), binu],
    [
      'by number, one of them decided',
      '412345678901',
      payer({ number: '412345678901', isWaiting: false }),
      binu,
    ],
    [
      'one by reference, one decided by number',
      'K7M3QX 412345678901',
      payer({}),
      { ...binu, isWaiting: false },
    ],
  ])('is not proposed when two people match, %s', (_how, text, ...payers) => {
    expect(match(text, payers)).toMatchObject({
      state: 'several',
      payers: [{ id: 'anu' }, { id: 'binu' }],
    });
  });

  it('is who is named by the reference, whoever else claims the number while waiting', () => {
    expect(match('K7M3QX 412345678901', [payer({}), binu])).toMatchObject({
      state: 'proposed',
      payer: { id: 'anu' },
      because: 'reference',
    });
  });

  it('is not identified by a claimed number that several lines have, such as the code of a bank', () => {
    const asha = payer({ id: 'asha', name: 'Asha Menon', reference: '' });
    const mallory = payer({ id: 'mallory', name: 'Mallory', reference: '', number: 'UTIB0000553' });
    const both = [
      line('UPI-ASHA MENON-asha@okaxis-UTIB0000553-412345678901-Payment'),
      line('UPI-BINU THOMAS-binu@okaxis-UTIB0000553-412345678902-ABCDEF', 1999, 3),
    ];
    expect(matchStatement(both, [asha, { ...binu, number: null }, mallory])).toMatchObject([
      { state: 'proposed', payer: { id: 'asha' }, because: 'amount-and-name' },
      { state: 'proposed', payer: { id: 'binu' }, because: 'reference' },
    ]);
  });

  it('is named when the registration is decided, and never guessed then', () => {
    const decided = payer({ isWaiting: false });
    expect(match('K7M3QX', [decided])).toMatchObject({ state: 'decided' });
    expect(match('UPI/ANU', [decided])).toMatchObject({ state: 'nobody' });
  });

  it('is one person or nobody, and the same in every order of lines and people', () => {
    const reference = fc.string({ unit: fc.constantFrom('A', 'B', '2', '9'), minLength: 2, maxLength: 3 });
    const name = fc.constantFrom('Anu Menon', 'Binu', 'Anu Das', 'വിനു');
    const number = fc.option(fc.constantFrom('412345678901', '412345678902', 'N12345'));
    const price = fc.option(fc.constantFrom(999, 1999));
    const people = fc.uniqueArray(
      fc.record({
        id: fc.string({ minLength: 1, maxLength: 3 }),
        name,
        reference,
        number,
        price,
        isWaiting: fc.boolean(),
      }),
      { selector: ({ id }) => id, maxLength: 8 },
    );
    const word = fc.oneof(reference, name, fc.constantFrom('UPI', '412345678901', 'N12345', '412345678902'));
    const text = fc.array(word, { maxLength: 4 }).map((words) => words.join('/'));
    const lines = fc
      .array(fc.record({ text, amount: fc.constantFrom(999, 1999, 5), day: fc.constant(null) }), {
        maxLength: 8,
      })
      .map((some) => some.map((one, row) => ({ ...one, row })));
    const both = fc.record({ people, lines }).chain((original) =>
      fc.record({
        original: fc.constant(original),
        people: fc.shuffledSubarray(original.people, { minLength: original.people.length }),
        lines: fc.shuffledSubarray(original.lines, { minLength: original.lines.length }),
      }),
    );
    fc.assert(
      fc.property(both, ({ original, ...shuffled }) => {
        const matches = matchStatement(original.lines, original.people);
        expect(matches.map(({ line: { row } }) => row)).toEqual(original.lines.map(({ row }) => row));
        const several = matches.flatMap((one) => (one.state === 'several' ? [one.payers.length] : []));
        expect(several.filter((count) => count < 2)).toEqual([]);
        const again = matchStatement(shuffled.lines, shuffled.people);
        expect(again.toSorted((one, other) => one.line.row - other.line.row)).toEqual(matches);
      }),
    );
  });
});

const isReference = (word: string) => readPaymentReference(word) !== undefined;

it('each word of a statement that could be a reference is listed once', () => {
  expect(referencesIn([line('upi/k7m3qx/ok'), line('K7M3QX ABC234 SCHOOL')], isReference)).toEqual([
    'K7M3QX',
    'ABC234',
  ]);
  expect(referenceAlphabet).not.toContain('O');
});
