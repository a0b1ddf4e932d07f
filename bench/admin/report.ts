import { atMost, isMet, median, type Figure } from '../figures.ts';
import type { Cost } from './browser.ts';

const mostDocuments = 100;
/** Milliseconds. */
const longest = 1000;

type Found = {
  name: string;
  milliseconds: number;
  documents: number;
  mostRead: number;
  bare: number;
  /** The emulator alone takes longer than the target allows: it reads every document of a collection for every answer. */
  isBottleneck: boolean;
  figures: Figure[];
};

/**
 * What an action costs, against its targets. Where a bare query takes the emulator longer than the whole may take, as a
 * collection without indexes does, the time beyond that query is measured against the target.
 */
export function figuresOf(
  { name, documents: mostRead = mostDocuments }: { name: string; documents?: number },
  costs: readonly Cost[],
  bare: number,
): Found {
  const milliseconds = median(costs.map((cost) => cost.milliseconds));
  const documents = Math.max(...costs.map((cost) => cost.documents));
  const isBottleneck = milliseconds > longest && bare > longest / 2;
  const time = isBottleneck ? Math.max(milliseconds - bare, 0) : milliseconds;
  const figures = [
    atMost(`${name}: documents`, documents, '', mostRead),
    atMost(`${name}: time`, Math.round(time), 'ms', longest),
  ];
  return { name, milliseconds, documents, mostRead, bare, isBottleneck, figures };
}

/** What signing in on a new device and the dashboard read: later the device has most of it. */
export function firstDashboard(documents: readonly number[]): Figure {
  const name = 'dashboard on a new device: documents';
  return { name, value: Math.max(...documents), unit: '', target: mostDocuments, better: 'less' };
}

/** Prints an action in one line, and whether both targets are met. */
export function printAction(found: Found): void {
  const { name, milliseconds, documents, mostRead, bare, isBottleneck, figures } = found;
  const line = [
    figures.every(isMet) ? '✔' : '✘',
    name.padEnd(34),
    `${documents} documents`.padStart(14),
    `${Math.round(milliseconds)} ms`.padStart(9),
    `  a bare query ${Math.round(bare)} ms`,
    `  target ≤ ${mostRead}, ≤ ${longest} ms`,
  ];
  console.log(`  ${line.join(' ')}`);
  if (!isBottleneck) return;
  console.log(
    `      the emulator itself: ${figures[1]?.value} ms beyond its own time are measured against the target`,
  );
}
