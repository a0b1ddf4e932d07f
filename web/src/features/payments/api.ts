import { BookEntry } from '@padavu/domain/book-entry';
import { dataReply } from '@padavu/domain/reply';
import { z } from 'zod';
import { callAuthorisedApiPage } from '@/lib/authorised-api.ts';
import type { Period } from './period.ts';

const Reply = dataReply(z.array(BookEntry));

/** The payments and refunds of a period by day and receipt number, a page at a time. @throws ApiError */
export async function* bookEntries({ month, months }: Period): AsyncGenerator<BookEntry[]> {
  let path: string | undefined = `/admin/payments?month=${month}&months=${months}`;
  while (path !== undefined) {
    const page: { data: z.infer<typeof Reply>; next: string | undefined } = await callAuthorisedApiPage({
      method: 'GET',
      path,
      reply: Reply,
    });
    yield page.data.data;
    path = page.next;
  }
}

/** All payments and refunds of a period. @throws ApiError */
export async function fetchBooks(period: Period): Promise<BookEntry[]> {
  const entries: BookEntry[] = [];
  for await (const page of bookEntries(period)) entries.push(...page);
  return entries;
}
