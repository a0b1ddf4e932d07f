import { findPublicCourse } from '@padavu/domain/catalogue/public-courses';
import { useLiveDocument } from '@/lib/firebase/use-live.ts';
import { priceDocument } from './account-queries.ts';

/**
 * What a course costs in whole rupees: what whoever registered was told, or what the course's record says where it is
 * not on the public site; `null` where nobody knows, and `undefined` while the record is on its way.
 */
export function usePrice(courseId: number | null): number | null | undefined {
  const told = courseId === null ? null : findPublicCourse(courseId)?.price;
  const { live } = useLiveDocument(told === undefined && courseId !== null ? priceDocument(courseId) : null);
  if (told !== undefined) return told;
  if (live.state === 'loading') return undefined;
  return live.state === 'ready' ? (live.data?.price ?? null) : null;
}
