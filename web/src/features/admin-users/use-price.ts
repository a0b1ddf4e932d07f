import { findPublicCourse } from '@padavu/domain/catalogue/public-courses';
import { useLiveDocument } from '@/lib/firebase/use-live.ts';
import { priceDocument } from './queries.ts';

/**
 * The price of a course in whole rupees: the public site's price, or the stored one for other courses; `null` if
 * unknown, `undefined` while it loads.
 */
export function usePrice(courseId: number | null): number | null | undefined {
  const catalogued = courseId === null ? null : findPublicCourse(courseId)?.price;
  const { live } = useLiveDocument(
    catalogued === undefined && courseId !== null ? priceDocument(courseId) : null,
  );
  if (catalogued !== undefined) return catalogued;
  if (live.state === 'loading') return undefined;
  return live.state === 'ready' ? (live.data?.price ?? null) : null;
}
