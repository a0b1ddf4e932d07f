import { bookContracts as contracts } from '#/contract/books.ts';
import type { BooksData } from '#/data/payment/books.ts';
import type { DuePaymentsData } from '#/data/payment/due-payments.ts';
import { operation, type Operation } from '#/http/operation.ts';
import { okPage } from '#/http/reply.ts';

type Deps = { books: BooksData; duePayments: DuePaymentsData };

/** The books of the school. */
export const bookOperations = ({ books, duePayments }: Deps): Operation[] => [
  operation(contracts.list, async ({ query }) => okPage(await books.list(query))),
  operation(contracts.listDue, async ({ query }) => okPage(await duePayments.list(query))),
];
