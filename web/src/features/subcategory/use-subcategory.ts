import type { Subcategory } from '@padavu/domain/subcategory';
import type { Live } from '@/lib/firebase/live.ts';
import { useLiveDocument } from '@/lib/firebase/use-live.ts';
import { subcategoryDocument } from './queries.ts';

/** One part of a course, live; `null` when it does not exist. An id of `null` asks for nothing. */
export function useSubcategory(id: number | null): {
  subcategory: Live<Subcategory | null>;
  retry: () => void;
} {
  const { live, retry } = useLiveDocument(id === null ? null : subcategoryDocument(id));
  return { subcategory: live, retry };
}
