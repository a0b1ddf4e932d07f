import { useLiveDocument } from '@/lib/firebase/use-live.ts';
import { priceDocument } from './queries.ts';

/** What a visitor pays for a course, in whole rupees; `null` if unknown, `undefined` while it loads. */
export function usePrice(courseId: number | null): number | null | undefined {
  const { live } = useLiveDocument(courseId === null ? null : priceDocument(courseId));
  if (courseId === null) return null;
  if (live.state === 'loading') return undefined;
  return live.state === 'ready' ? (live.data?.price ?? null) : null;
}
