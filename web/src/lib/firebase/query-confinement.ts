import { createContext } from 'react';
import type { z } from 'zod';
import type { LiveQuery } from './live.ts';

/** What a live query is confined to before it is asked: teachers read no other course than the one that they have chosen. */
export const QueryConfinement = createContext(
  <T extends z.ZodType>(query: LiveQuery<T>): LiveQuery<T> => query,
);
