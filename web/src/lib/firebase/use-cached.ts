import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { cachedQuery } from './live.ts';
import type { LiveQuery } from './live.ts';

/**
 * What an earlier visit left of a query's answer on the device, once; it asks the server nothing. Empty until it is
 * known, and where there is nothing or nothing readable.
 */
export function useCachedQuery<T extends z.ZodType>(query: LiveQuery<T>): readonly z.output<T>[] {
  const [found, setFound] = useState<readonly z.output<T>[]>([]);
  const key = JSON.stringify([query.collection, query.where]);
  useEffect(() => {
    let gone = false;
    cachedQuery(query).then(
      (data) => !gone && setFound(data),
      () => undefined,
    );
    return () => {
      gone = true;
    };
    // The key stands for the query.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  return found;
}
