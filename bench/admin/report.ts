import { atMost, isMet, median, type Figure } from '../figures.ts';
import type { Cost } from './browser.ts';

const maxDocuments = 100;
/** Milliseconds. */
const maxMilliseconds = 1000;

type ActionResult = {
  name: string;
  milliseconds: number;
  documents: number;
  maxRead: number;
  bare: number;
  /**
   * Whether the emulator alone takes longer than the target allows: it reads every document of a collection for every
   * query.
   */
  isBottleneck: boolean;
  figures: Figure[];
};

/**
 * Compares the cost of an action with its targets. If a bare query alone takes the emulator too long, because its
 * collections have no indexes, only the time beyond that query is compared with the target.
 */
export function figuresOf(
  { name, documents: maxRead = maxDocuments }: { name: string; documents?: number },
  costs: readonly Cost[],
  bare: number,
): ActionResult {
  const milliseconds = median(costs.map((cost) => cost.milliseconds));
  const documents = Math.max(...costs.map((cost) => cost.documents));
  const isBottleneck = milliseconds > maxMilliseconds && bare > maxMilliseconds / 2;
  const time = isBottleneck ? Math.max(milliseconds - bare, 0) : milliseconds;
  const figures = [
    atMost(`${name}: documents`, documents, '', maxRead),
    atMost(`${name}: time`, Math.round(time), 'ms', maxMilliseconds),
  ];
  return { name, milliseconds, documents, maxRead, bare, isBottleneck, figures };
}

/** The documents that signing in and the dashboard read on a new device; later, most of them are on the device. */
export function firstDashboard(documents: readonly number[]): Figure {
  const name = 'dashboard on a new device: documents';
  return { name, value: Math.max(...documents), unit: '', target: maxDocuments, better: 'less' };
}

/** Prints an action in one line, and whether both targets are met. */
export function printAction(result: ActionResult): void {
  const { name, milliseconds, documents, maxRead, bare, isBottleneck, figures } = result;
  const line = [
    figures.every(isMet) ? '✔' : '✘',
    name.padEnd(34),
    `${documents} documents`.padStart(14),
    `${Math.round(milliseconds)} ms`.padStart(9),
    `  a bare query ${Math.round(bare)} ms`,
    `  target ≤ ${maxRead}, ≤ ${maxMilliseconds} ms`,
  ];
  console.log(`  ${line.join(' ')}`);
  if (!isBottleneck) return;
  console.log(
    `      the emulator is too slow: only the ${figures[1]?.value} ms beyond its own time count for the target`,
  );
}
