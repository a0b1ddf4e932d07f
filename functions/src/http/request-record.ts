import { AsyncLocalStorage } from 'node:async_hooks';

/** What is noted of a request while it is answered: for its line in the log and for the headers of its answer. */
export type RequestRecord = {
  id: string;
  /** The path as its endpoint writes it; none for an unknown path. */
  route?: string;
  uid?: string;
  /** Documents read so far; a query that finds nothing is one. */
  reads: number;
  /** What counting cost so far, in reads as Firestore bills it: no document is read for it. */
  counts: number;
  /** Whether the answer says so. */
  showsReads: boolean;
  /** What went wrong that nobody foresaw. */
  failure?: unknown;
};

const records = new AsyncLocalStorage<RequestRecord>();

/** Answers a request with its record at hand wherever the answer is worked out. */
export function withRecord(record: RequestRecord, answer: () => void): void {
  records.run(record, answer);
}

/** The record of the request that is being answered; `undefined` outside of one, such as in a trigger. */
export function currentRecord(): RequestRecord | undefined {
  return records.getStore();
}

/** Adds to the record of the request, where there is one. */
export function note(details: Partial<Pick<RequestRecord, 'route' | 'uid' | 'failure'>>): void {
  Object.assign(currentRecord() ?? {}, details);
}

export function countReads(documents: number): void {
  const record = currentRecord();
  if (record) record.reads += documents;
}

export function countCounting(reads: number): void {
  const record = currentRecord();
  if (record) record.counts += reads;
}

/** The header that says, in an answer about to go, how many documents were read for it, and what counting cost. */
export function readsHeader(): Record<string, string> {
  const record = currentRecord();
  if (!record?.showsReads) return {};
  const { reads, counts } = record;
  return { 'Server-Timing': `reads;desc=${reads}${counts > 0 ? `, counts;desc=${counts}` : ''}` };
}
