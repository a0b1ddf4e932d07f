import { limits } from '@padavu/domain/limits';
import type { ImportOutcome, UserImport } from '@padavu/domain/user/user-import';
import type { ListedRow } from './import-file.ts';

/** Sends rows, to create accounts or only to check them. */
export type SendRows = (rows: UserImport) => Promise<ImportOutcome[]>;

/** A row and its outcome, or its expected outcome after a check; `null` until the server responds. */
export type CheckedRow = ListedRow & { outcome: ImportOutcome | null };

/** The maximum size of the rows of one call in bytes; the API accepts bodies of a hundred kilobytes. */
const bytesPerCall = 80_000;

/** Creating an account takes several steps, so these calls have fewer rows: progress shows, and no call times out. */
const createdPerCall = 20;

/** The rows before anything is sent. */
export const uncheckedRows = (rows: readonly ListedRow[]): CheckedRow[] =>
  rows.map((row) => ({ ...row, outcome: row.content.state === 'invalid' ? row.content : null }));

/** Whether a row still has to be sent: checked first, then created; failed rows are tried again. */
export function isOpen({ outcome }: CheckedRow, dryRun: boolean): boolean {
  if (outcome === null) return true;
  return !dryRun && (outcome.state === 'ready' || outcome.state === 'failed');
}

type Batch = { index: number; row: UserImport['rows'][number] }[];

/** Splits the open rows into batches of one call each. */
function splitIntoBatches(rows: readonly CheckedRow[], dryRun: boolean): Batch[] {
  const maxRows = dryRun ? limits.userImport.rowsPerCall : createdPerCall;
  const batches: Batch[] = [];
  let bytes = 0;
  for (const [index, checkedRow] of rows.entries()) {
    if (checkedRow.content.state !== 'readable' || !isOpen(checkedRow, dryRun)) continue;
    const { row } = checkedRow.content;
    const size = new TextEncoder().encode(JSON.stringify(row)).length;
    const last = batches.at(-1);
    if (last && last.length < maxRows && bytes + size <= bytesPerCall) {
      last.push({ index, row });
      bytes += size;
    } else {
      batches.push([{ index, row }]);
      bytes = size;
    }
  }
  return batches;
}

/** Sends the open rows batch by batch, and yields all rows after each batch. */
export async function* sendOpenRows(
  rows: readonly CheckedRow[],
  dryRun: boolean,
  send: SendRows,
): AsyncGenerator<CheckedRow[]> {
  let current = [...rows];
  for (const batch of splitIntoBatches(rows, dryRun)) {
    const outcomes = await send({ dryRun, rows: batch.map(({ row }) => row) });
    const byIndex = new Map(batch.map(({ index }, position) => [index, outcomes[position] ?? null]));
    current = current.map((row, index) =>
      byIndex.has(index) ? { ...row, outcome: byIndex.get(index) ?? null } : row,
    );
    yield current;
  }
}
