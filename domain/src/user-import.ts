import { z } from 'zod';
import { plainAmount } from './amount.ts';
import { Email } from './email.ts';
import { languageNames, languages, type Language } from './language.ts';
import { limits } from './limits.ts';
import { adminMessages } from './admin-messages.ts';
import { messageFor } from './messages.ts';
import { PaymentInput, paymentMethods, type PaymentMethod } from './payment.ts';
import { paymentMethodLabels } from './payment-texts.ts';
import { schoolDay } from './school-day.ts';
import type { Region } from './usual-region.ts';
import { PersonName } from './registration.ts';
import { foldForSearch } from './search.ts';

const { userImport: says } = adminMessages;

const cell = z.string().max(limits.userImport.cell, messageFor.tooLong(limits.userImport.cell));

export const importColumns = ['name', 'email', 'course', 'amount', 'method', 'note', 'language'] as const;
export type ImportColumn = (typeof importColumns)[number];

/** A row of a list as a file carries one: texts, whatever they say. */
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

/** The body of `POST /admin/users/import`. A dry run says what would become of each row and makes nothing. */
export const UserImport = z.object({
  dryRun: z.boolean(),
  rows: z.array(ImportRow).min(1).max(limits.userImport.rowsPerCall),
});
export type UserImport = z.infer<typeof UserImport>;

/** What is wrong with a row, and where in it. */
export const ImportProblem = z.object({ column: z.enum(importColumns), message: z.string() });
export type ImportProblem = z.infer<typeof ImportProblem>;

/** What became of a row, or would become of it. */
export const ImportOutcome = z.discriminatedUnion('state', [
  z.object({ state: z.literal('ready') }),
  z.object({ state: z.literal('created'), id: z.string() }),
  z.object({ state: z.literal('exists'), id: z.string() }),
  z.object({ state: z.literal('invalid'), problems: z.array(ImportProblem) }),
  z.object({ state: z.literal('failed'), message: z.string() }),
]);
export type ImportOutcome = z.infer<typeof ImportOutcome>;

/** A course that accounts can be made for. */
export type ImportCourse = { id: number; title: string; slug: string };

/** Whom a good row is about. */
export type ImportedPerson = {
  name: string;
  email: string;
  courseId: number;
  courseName: string;
  payment: PaymentInput | undefined;
  language: Language | undefined;
};

/** The courses that a number, a title or a slug names. */
function coursesNamed(text: string, courses: readonly ImportCourse[]): ImportCourse[] {
  const wanted = foldForSearch(text);
  const byId = courses.filter(({ id }) => String(id) === wanted);
  if (byId.length > 0) return byId;
  return courses.filter(
    ({ title, slug }) => foldForSearch(title) === wanted || (slug !== '' && slug === wanted),
  );
}

const lettersOf = (spelling: string) => spelling.toLowerCase().replaceAll(/[^a-z]/g, '');

/** A method by its label or its own word; `other` where none is named. */
function methodNamed(text: string): PaymentMethod | undefined {
  if (text.trim() === '') return 'other';
  return paymentMethods.find((method) =>
    [method, paymentMethodLabels[method]].some((spelling) => lettersOf(spelling) === lettersOf(text)),
  );
}

type Read<T> = { value: T; problems: ImportProblem[] };

function readCourse(text: string, courses: readonly ImportCourse[]): Read<ImportCourse | undefined> {
  const [course, ...others] = coursesNamed(text, courses);
  const message = course ? says.courseAmbiguous : says.courseUnknown;
  const isClear = course !== undefined && others.length === 0;
  return { value: course, problems: isClear ? [] : [{ column: 'course', message }] };
}

/** How lists name a language. */
const languageSpellings: Readonly<Record<Language, readonly string[]>> = {
  en: ['en', languageNames.en],
  ml: ['ml', languageNames.ml, 'മലയാളം'],
};

/** None where the cell is empty. */
function readLanguage(text: string): Read<Language | undefined> {
  const wanted = foldForSearch(text);
  const value = languages.find((one) =>
    languageSpellings[one].some((spelling) => foldForSearch(spelling) === wanted),
  );
  const isClear = value !== undefined || text.trim() === '';
  return { value, problems: isClear ? [] : [{ column: 'language', message: says.languageUnknown }] };
}

/** A payment counts as received on the day it is read. */
function readPayment(
  { amount, method, note }: ImportRow,
  region: Region,
  now: Date,
): Read<PaymentInput | undefined> {
  if (amount.trim() === '') {
    const isEmpty = method.trim() === '' && note.trim() === '';
    const problems: ImportProblem[] = isEmpty ? [] : [{ column: 'amount', message: says.amountMissing }];
    return { value: undefined, problems };
  }
  const receivedOn = schoolDay(region, now);
  const paid = { amount: plainAmount(region, amount), method: methodNamed(method), note, receivedOn };
  const read = PaymentInput.safeParse(paid);
  return { value: read.data, problems: problemsOf(read.error) };
}

function problemsOf(error: z.ZodError | undefined): ImportProblem[] {
  return (error?.issues ?? []).flatMap(({ path, message }) => {
    const column = importColumns.find((known) => known === path[0]);
    return column ? [{ column, message }] : [];
  });
}

const Identity = z.object({ name: PersonName, email: Email });

/** Whom a row is about, or everything that is wrong with it. */
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

/** For each address that stands in a list before, where it does: indexes of repeating rows with the first one's. */
export function repeatedAddresses(rows: readonly Pick<ImportRow, 'email'>[]): Map<number, number> {
  const first = new Map<string, number>();
  const repeated = new Map<number, number>();
  for (const [index, { email }] of rows.entries()) {
    const address = email.trim().toLowerCase();
    const before = first.get(address);
    if (address === '') continue;
    if (before === undefined) first.set(address, index);
    else repeated.set(index, before);
  }
  return repeated;
}
