import { BookEntry, bookLimits } from '@padavu/domain/payment/book-entry';
import { DuePayment, mostDuePayments } from '@padavu/domain/payment/due-payment';
import { Month } from '@padavu/domain/values/month';
import { dataReply } from '@padavu/domain/api/reply';
import { z } from 'zod';
import { BookCursor, DueCursor } from '#/cursors.ts';
import { nextPage, type Contract } from './contract.ts';
import { pageLimit } from './paging.ts';

export const bookContracts = {
  list: {
    method: 'GET',
    path: '/admin/payments',
    operationId: 'listPayments',
    summary: 'List the payments and refunds of some months, by day and receipt number',
    description: `Contains each payment once, in the month in which it was received, and each refund, in the month in
which it was paid: those of accounts, of deleted accounts in the trash, and of erased people, which have no name. A page
ends with a whole day, so it may have fewer entries than its limit. Only a day with more entries than the limit is on
several pages, each in the order of the numbers. A payment or refund whose day cannot be read is in no month; it needs
attention.`,
    tag: 'Payments',
    access: 'admin',
    query: z.object({
      month: Month,
      months: z.coerce.number().int().min(1).max(bookLimits.months).default(1),
      limit: pageLimit(bookLimits.entries),
      cursor: BookCursor.optional(),
    }),
    replies: { 200: dataReply(z.array(BookEntry.meta({ id: 'BookEntry' }))) },
    headers: nextPage,
  },
  listDue: {
    method: 'GET',
    path: '/admin/payments/due',
    operationId: 'listDuePayments',
    summary: 'List who still has to pay a part of the agreed price',
    description: `Contains each account whose payments are less than the price that was agreed with the first one, by
this price, the highest first. Deleted accounts in the trash, payments without an agreed price, and people who were given
everything back and have not paid again are not in it. A page contains what is due of as many payments as its limit, so
it may have fewer entries, or none.`,
    tag: 'Payments',
    access: 'admin',
    query: z.object({ limit: pageLimit(mostDuePayments), cursor: DueCursor.optional() }),
    replies: { 200: dataReply(z.array(DuePayment.meta({ id: 'DuePayment' }))) },
    headers: nextPage,
  },
} satisfies Record<string, Contract>;
