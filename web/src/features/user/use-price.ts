import { findPublicCourse } from '@padavu/domain/catalogue/public-courses';
import { useLiveDocument } from '@/lib/firebase/use-live.ts';
import { priceDocument } from './account-queries.ts';

/**
 * What a course costs in whole rupees: as its record says, or the catalogue where there is none; `null` where nobody
 * knows, and `undefined` while the record is on its way.
 */
export function usePrice(courseId: number | null): number | null | undefined {
  const { live } = useLiveDocument(courseId === null ? null : priceDocument(courseId));
  if (courseId === null) return null;
  if (live.state === 'loading') return undefined;
  const recorded = live.state === 'ready' ? live.data?.price : undefined;
  return recorded ?? findPublicCourse(courseId)?.price ?? null;
}
