import { limits } from '@padavu/domain/limits';
import type { ImportOutcome, UserImport } from '@padavu/domain/user-import';
import type { ListedRow } from './import-file.ts';

/** Sends some rows, really or to see what would become of them. */
export type SendRows = (rows: UserImport) => Promise<ImportOutcome[]>;

/** A row and what became of it, or would; `null` until the server has said so. */
export type JudgedRow = ListedRow & { outcome: ImportOutcome | null };

/** Bytes of rows in one call: the API reads bodies of a hundred kilobytes. */
const bytesPerCall = 80_000;

/** Making accounts takes several steps each; in smaller portions the progress is seen, and a call ends in time. */
const madePerCall = 20;

/** What is known of rows before anything is sent. */
export const unjudged = (rows: readonly ListedRow[]): JudgedRow[] =>
  rows.map((row) => ({ ...row, outcome: row.content.state === 'invalid' ? row.content : null }));

/** Whether a row is still to be sent: checked first, then made; what failed is tried again. */
export function isOpen({ outcome }: JudgedRow, dryRun: boolean): boolean {
  if (outcome === null) return true;
  return !dryRun && (outcome.state === 'ready' || outcome.state === 'failed');
}

type Portion = { index: number; row: UserImport['rows'][number] }[];

/** Rows in portions that one call carries. */
function portions(rows: readonly JudgedRow[], dryRun: boolean): Portion[] {
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

/** Sends the open rows, portion by portion, and gives the rows as they are after each. */
export async function* sendOpenRows(
  rows: readonly JudgedRow[],
  dryRun: boolean,
  send: SendRows,
): AsyncGenerator<JudgedRow[]> {
  let now = [...rows];
  for (const portion of portions(rows, dryRun)) {
    const outcomes = await send({ dryRun, rows: portion.map(({ row }) => row) });
    const byIndex = new Map(portion.map(({ index }, place) => [index, outcomes[place] ?? null]));
    now = now.map((row, index) =>
      byIndex.has(index) ? { ...row, outcome: byIndex.get(index) ?? null } : row,
    );
    yield now;
  }
}
