import { limits } from '@padavu/domain/limits';
import type { ImportOutcome, UserImport } from '@padavu/domain/user-import';
import type { ListedRow } from './import-file.ts';

/** Sends some rows, to create accounts or only to check them. */
export type SendRows = (rows: UserImport) => Promise<ImportOutcome[]>;

/** A row and its outcome or forecast; `null` until the server has answered. */
export type CheckedRow = ListedRow & { outcome: ImportOutcome | null };

/** Bytes of rows in one call: the API reads bodies of a hundred kilobytes. */
const bytesPerCall = 80_000;

/** Creating an account takes several steps, so calls are smaller: progress shows and a call ends in time. */
const madePerCall = 20;

/** Rows before anything is sent. */
export const uncheckedRows = (rows: readonly ListedRow[]): CheckedRow[] =>
  rows.map((row) => ({ ...row, outcome: row.content.state === 'invalid' ? row.content : null }));

/** Whether a row still has to be sent: checked first, then created; failed rows are tried again. */
export function isOpen({ outcome }: CheckedRow, dryRun: boolean): boolean {
  if (outcome === null) return true;
  return !dryRun && (outcome.state === 'ready' || outcome.state === 'failed');
}

type Portion = { index: number; row: UserImport['rows'][number] }[];

/** Splits rows into portions for one call each. */
function portions(rows: readonly CheckedRow[], dryRun: boolean): Portion[] {
  const most = dryRun ? limits.userImport.rowsPerCall : madePerCall;
  const found: Portion[] = [];
  let bytes = 0;
  for (const [index, listed] of rows.entries()) {
    if (listed.content.state !== 'readable' || !isOpen(listed, dryRun)) continue;
    const { row } = listed.content;
    const size = new TextEncoder().encode(JSON.stringify(row)).length;
    const last = found.at(-1);
    if (last && last.length < most && bytes + size <= bytesPerCall) {
      last.push({ index, row });
      bytes += size;
    } else {
      found.push([{ index, row }]);
      bytes = size;
    }
  }
  return found;
}

/** Sends the open rows portion by portion, and yields all rows after each. */
export async function* sendOpenRows(
  rows: readonly CheckedRow[],
  dryRun: boolean,
  send: SendRows,
): AsyncGenerator<CheckedRow[]> {
  let now = [...rows];
  for (const portion of portions(rows, dryRun)) {
    const outcomes = await send({ dryRun, rows: portion.map(({ row }) => row) });
    const byIndex = new Map(portion.map(({ index }, position) => [index, outcomes[position] ?? null]));
    now = now.map((row, index) =>
      byIndex.has(index) ? { ...row, outcome: byIndex.get(index) ?? null } : row,
    );
    yield now;
  }
}
