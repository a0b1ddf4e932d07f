import { BookEntry } from '@padavu/domain/book-entry';
import { dataReply } from '@padavu/domain/reply';
import { z } from 'zod';
import { callAuthorisedApiPage } from '@/lib/authorised-api.ts';
import { pagesFrom } from '@/lib/pages-from.ts';
import type { Period } from './period.ts';

const Reply = dataReply(z.array(BookEntry));

/** The payments and refunds of a period by day and receipt number, a page at a time. @throws ApiError */
export const bookEntries = ({ month, months }: Period): AsyncGenerator<BookEntry[]> =>
  pagesFrom(`/admin/payments?month=${month}&months=${months}`, async (path) => {
    const { data, next } = await callAuthorisedApiPage({ method: 'GET', path, reply: Reply });
    return { data: data.data, next };
  });

/** All payments and refunds of a period. @throws ApiError */
export async function fetchBooks(period: Period): Promise<BookEntry[]> {
  const entries: BookEntry[] = [];
  for await (const page of bookEntries(period)) entries.push(...page);
  return entries;
}
