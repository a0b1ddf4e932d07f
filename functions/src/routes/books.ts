import { bookContracts as contracts } from '#/contract/books.ts';
import type { BooksData } from '#/data/books.ts';
import { operation, type Operation } from '#/http/operation.ts';
import { okData } from '#/http/reply.ts';

type Deps = { books: BooksData };

/** The books of the school. */
export const bookOperations = ({ books }: Deps): Operation[] => [
  operation(contracts.list, async ({ query }) => {
    const { entries, next } = await books.list(query);
    return { ...okData(entries), next };
  }),
];
