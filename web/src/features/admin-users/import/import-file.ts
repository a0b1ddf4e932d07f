import { limits } from '@padavu/domain/limits';
import { adminMessageFor, adminMessages } from '@padavu/domain/admin/admin-messages';
import { cutText } from '@padavu/domain/stored';
import { importColumns, ImportRow, repeatedAddresses } from '@padavu/domain/user/user-import';
import type { ImportColumn, ImportProblem } from '@padavu/domain/user/user-import';
import { readTable } from '@/lib/csv-table.ts';
import type { Columns, TableRow } from '@/lib/csv-table.ts';

/** A row of the file with its number as a spreadsheet counts: the headings are row 1. */
export type ListedRow = {
  number: number;
  name: string;
  email: string;
  /** The row to send; a row with problems is not sent. */
  content: { state: 'readable'; row: ImportRow } | { state: 'invalid'; problems: ImportProblem[] };
};

export type ImportFile =
  | { state: 'refused'; message: string }
  | {
      state: 'read';
      rows: ListedRow[];
      /** Unknown column headings. */
      ignored: readonly string[];
    };

const columns: Columns<ImportColumn> = {
  all: importColumns,
  required: ['name', 'email', 'course'],
  headings: {
    name: ['name', 'fullname', 'student', 'studentname', 'learner', 'learnername'],
    email: ['email', 'mail', 'emailaddress', 'mailaddress', 'emailid'],
    course: ['course', 'coursename', 'courseid', 'coursetitle'],
    amount: ['amount', 'amountpaid', 'paid', 'fee', 'price', 'payment', 'amountinrupees', 'amountinr'],
    method: ['method', 'paymentmethod', 'paidby', 'mode', 'paymentmode'],
    note: ['note', 'notes', 'remark', 'remarks', 'comment', 'comments'],
    language: ['language', 'lang'],
  },
};

/** Reads an import file. Every row that is not blank is returned, valid or not. */
export function readImportFile(bytes: ArrayBuffer): ImportFile {
  const table = readTable(bytes, columns, limits.userImport);
  if (table.state === 'refused') return table;
  return { ...table, rows: markRepeats(table.rows.map(listedRow)) };
}

function listedRow({ number, cellOf, isBroken, isTooLong }: TableRow<ImportColumn>): ListedRow {
  const row = Object.fromEntries(importColumns.map((column) => [column, cellOf(column)]));
  const result = ImportRow.safeParse(row);
  const problems: ImportProblem[] = [
    ...(isBroken ? [{ column: 'name' as const, message: adminMessages.userImport.unreadable }] : []),
    ...(isTooLong ? [{ column: 'note' as const, message: adminMessages.userImport.tooManyCells }] : []),
    ...(result.error?.issues ?? []).map(({ path, message }) => ({
      column: importColumns.find((column) => column === path[0]) ?? 'name',
      message,
    })),
  ];
  return {
    number,
    name: cutText(cellOf('name'), limits.name.max),
    email: cutText(cellOf('email'), limits.email.max),
    content:
      result.success && problems.length === 0
        ? { state: 'readable', row: result.data }
        : { state: 'invalid', problems },
  };
}

/** Only the first row with an address is sent; repeated ones are marked. */
function markRepeats(rows: readonly ListedRow[]): ListedRow[] {
  const repeated = repeatedAddresses(rows);
  return rows.map((row, index) => {
    const first = rows[repeated.get(index) ?? -1];
    if (!first) return row;
    const problem: ImportProblem = { column: 'email', message: adminMessageFor.repeatsRow(first.number) };
    const otherProblems = row.content.state === 'invalid' ? row.content.problems : [];
    return { ...row, content: { state: 'invalid', problems: [...otherProblems, problem] } };
  });
}
