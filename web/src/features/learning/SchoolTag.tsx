import { Tag } from '@/components/Tag.tsx';
import { useBrand } from '@/lib/brand.ts';

/** Says that the school wrote something, by its name. */
export function SchoolTag() {
  const { name } = useBrand();
  return <Tag>{name || 'The school'}</Tag>;
}
