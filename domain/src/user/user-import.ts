import { z } from 'zod';
import { plainAmount } from '@padavu/domain/payment/amount';
import { Email } from '@padavu/domain/values/email';
import { languageNames, languages, type Language } from '@padavu/domain/language/language';
import { limits } from '@padavu/domain/limits';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { messageFor } from '@padavu/domain/messages';
import { PaymentInput, paymentMethods, type PaymentMethod } from '@padavu/domain/payment/payment';
import { paymentMethodLabels } from '@padavu/domain/payment/payment-texts';
import { schoolDay } from '@padavu/domain/school/school-day';
import type { Region } from '@padavu/domain/school/usual-region';
import { PersonName } from './registration.ts';
import { foldForSearch } from '@padavu/domain/values/search';
import { visible } from '@padavu/domain/values/visible';

const { userImport: texts } = adminMessages;

const cell = z.string().max(limits.userImport.cell, messageFor.tooLong(limits.userImport.cell));

export const importColumns = ['name', 'email', 'course', 'amount', 'method', 'note', 'language'] as const;
export type ImportColumn = (typeof importColumns)[number];

/** A row of an imported file: unchecked texts. */
export const ImportRow = z.object({
  name: cell,
  email: cell,
  course: cell,
  amount: cell.default(''),
  method: cell.default(''),
  note: cell.default(''),
  language: cell.default(''),
});
export type ImportRow = z.infer<typeof ImportRow>;

/** The body of `POST /admin/users/import`. A dry run reports the outcome of each row and creates nothing. */
export const UserImport = z.object({
  dryRun: z.boolean(),
  rows: z.array(ImportRow).min(1).max(limits.userImport.rowsPerCall),
});
export type UserImport = z.infer<typeof UserImport>;

/** A problem of a row, with its column. */
export const ImportProblem = z.object({ column: z.enum(importColumns), message: z.string() });
export type ImportProblem = z.infer<typeof ImportProblem>;

/** The outcome of a row, or in a dry run its expected outcome. */
export const ImportOutcome = z.discriminatedUnion('state', [
  z.object({ state: z.literal('ready') }),
  z.object({ state: z.literal('created'), id: z.string() }),
  z.object({ state: z.literal('exists'), id: z.string() }),
  z.object({ state: z.literal('invalid'), problems: z.array(ImportProblem) }),
  z.object({ state: z.literal('failed'), message: z.string() }),
]);
export type ImportOutcome = z.infer<typeof ImportOutcome>;

/** A course that accounts can be created for. */
type ImportCourse = { id: number; title: string; slug: string };

/** The person of a valid row. */
export type ImportedPerson = {
  name: string;
  email: string;
  courseId: number;
  courseName: string;
  payment: PaymentInput | undefined;
  language: Language | undefined;
};

/** The courses with this number, title or slug. */
function findCourses(text: string, courses: readonly ImportCourse[]): ImportCourse[] {
  const wanted = foldForSearch(text);
  const byId = courses.filter(({ id }) => String(id) === wanted);
  if (byId.length > 0) return byId;
  return courses.filter(
    ({ title, slug }) => foldForSearch(title) === wanted || (slug !== '' && slug === wanted),
  );
}

const lettersOf = (spelling: string) => spelling.toLowerCase().replaceAll(/[^a-z]/g, '');

/** What lists call a method, beside its label and its stored name. */
const methodSpellings: Readonly<Record<PaymentMethod, readonly string[]>> = {
  upi: ['GPay', 'Google Pay', 'PhonePe', 'Paytm', 'BHIM'],
  'bank-transfer': ['Bank', 'NEFT', 'IMPS', 'RTGS', 'Net banking'],
  card: ['Credit card', 'Debit card'],
  cash: [],
  other: [],
};

/** `other` for an empty text. */
function findMethod(text: string): PaymentMethod | undefined {
  if (text.trim() === '') return 'other';
  return paymentMethods.find((method) =>
    [method, paymentMethodLabels[method], ...methodSpellings[method]].some(
      (spelling) => lettersOf(spelling) === lettersOf(text),
    ),
  );
}

type CellResult<T> = { value: T; problems: ImportProblem[] };

function readCourse(text: string, courses: readonly ImportCourse[]): CellResult<ImportCourse | undefined> {
  const [course, ...others] = findCourses(text, courses);
  const message = course ? texts.courseAmbiguous : texts.courseUnknown;
  const isClear = course !== undefined && others.length === 0;
  return { value: course, problems: isClear ? [] : [{ column: 'course', message }] };
}

/** The accepted names of a language. */
const languageSpellings: Readonly<Record<Language, readonly string[]>> = {
  en: ['en', languageNames.en],
  ml: ['ml', languageNames.ml, 'മലയാളം'],
};

/** `undefined` without a problem where the cell is empty. */
function readLanguage(text: string): CellResult<Language | undefined> {
  const wanted = foldForSearch(text);
  const value = languages.find((one) =>
    languageSpellings[one].some((spelling) => foldForSearch(spelling) === wanted),
  );
  const isClear = value !== undefined || text.trim() === '';
  return { value, problems: isClear ? [] : [{ column: 'language', message: texts.languageUnknown }] };
}

/** A payment counts as received on the day of the import. */
function readPayment(
  { amount, method, note }: ImportRow,
  region: Region,
  now: Date,
): CellResult<PaymentInput | undefined> {
  if (amount.trim() === '') {
    const isEmpty = method.trim() === '' && note.trim() === '';
    const problems: ImportProblem[] = isEmpty ? [] : [{ column: 'amount', message: texts.amountMissing }];
    return { value: undefined, problems };
  }
  const receivedOn = schoolDay(region, now);
  const input = { amount: plainAmount(region, amount), method: findMethod(method), note, receivedOn };
  const read = PaymentInput.safeParse(input);
  return { value: read.data, problems: problemsOf(read.error) };
}

function problemsOf(error: z.ZodError | undefined): ImportProblem[] {
  return (error?.issues ?? []).flatMap(({ path, message }) => {
    const column = importColumns.find((known) => known === path[0]);
    return column ? [{ column, message }] : [];
  });
}

const Identity = z.object({ name: PersonName, email: Email });

/** Reads a row: its person, or all its problems. */
export function readImportRow(
  row: ImportRow,
  courses: readonly ImportCourse[],
  region: Region,
  now: Date,
): { state: 'good'; person: ImportedPerson } | { state: 'invalid'; problems: ImportProblem[] } {
  const identity = Identity.safeParse(row);
  const course = readCourse(row.course, courses);
  const payment = readPayment(row, region, now);
  const language = readLanguage(row.language);
  const problems = [
    ...problemsOf(identity.error),
    ...course.problems,
    ...payment.problems,
    ...language.problems,
  ];
  if (!identity.success || !course.value || problems.length > 0) return { state: 'invalid', problems };
  const { id: courseId, title: courseName } = course.value;
  const person = { ...identity.data, courseId, courseName, payment: payment.value, language: language.value };
  return { state: 'good', person };
}

/** The rows that repeat an address: the index of each, with the index of the first row that has the address. */
export function repeatedAddresses(rows: readonly Pick<ImportRow, 'email'>[]): Map<number, number> {
  const first = new Map<string, number>();
  const repeated = new Map<number, number>();
  for (const [index, { email }] of rows.entries()) {
    const address = visible(email).trim().toLowerCase();
    const before = first.get(address);
    if (address === '') continue;
    if (before === undefined) first.set(address, index);
    else repeated.set(index, before);
  }
  return repeated;
}
