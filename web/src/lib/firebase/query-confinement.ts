import { createContext } from 'react';
import type { z } from 'zod';
import type { LiveQuery } from './live.ts';

/** Confines a live query before it is sent: teachers read only the course that they have chosen. */
export const QueryConfinement = createContext(
  <T extends z.ZodType>(query: LiveQuery<T>): LiveQuery<T> => query,
);
