import { persistRead, queryClient } from '@/lib/query-client.ts';
import { mergeDocument } from './rest.ts';
import type { StoredDocument } from './stored-documents.ts';
import { documentOptions } from './use-documents.ts';

/**
 * Stores fields and merges them into the cached document, which therefore need not be fetched again. A fetch in
 * progress may return the document from before the write, and is repeated: it was started for another reason, such as a
 * quiz that the server has graded.
 */
export async function storeFields(path: string, fields: object): Promise<void> {
  await mergeDocument(path, fields);
  const { queryKey } = documentOptions(path);
  const isFetching = queryClient.isFetching({ queryKey }) > 0;
  await queryClient.cancelQueries({ queryKey });
  const cached = queryClient.getQueryData(queryKey);
  if (cached !== undefined) {
    const [id = ''] = path.split('/').slice(-1);
    const updated: StoredDocument = { path, id, fields: mergeFields(cached?.fields ?? {}, fields) };
    queryClient.setQueryData(queryKey, updated);
    await persistRead(queryKey);
  }
  if (isFetching) void queryClient.invalidateQueries({ queryKey });
}

/** Merges fields as the store does: a map is merged into a map, any other value replaces the old one. */
function mergeFields(into: object, fields: object): object {
  const merged: Record<string, unknown> = { ...into };
  for (const [field, value] of Object.entries(fields)) {
    const before = merged[field];
    merged[field] = isMap(value) && isMap(before) ? mergeFields(before, value) : value;
  }
  return merged;
}

const isMap = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
