import { bookContracts as contracts } from '#/contract/books.ts';
import type { BooksData } from '#/data/payment/books.ts';
import type { DuePaymentsData } from '#/data/payment/due-payments.ts';
import { operation, type Operation } from '#/http/operation.ts';
import { okData } from '#/http/reply.ts';

type Deps = { books: BooksData; duePayments: DuePaymentsData };

/** The books of the school. */
export const bookOperations = ({ books, duePayments }: Deps): Operation[] => [
  operation(contracts.list, async ({ query }) => {
    const { entries, next } = await books.list(query);
    return { ...okData(entries), next };
  }),
  operation(contracts.listDue, async ({ query }) => {
    const { entries, next } = await duePayments.list(query);
    return { ...okData(entries), next };
  }),
];
