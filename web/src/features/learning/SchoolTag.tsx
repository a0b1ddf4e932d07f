import { Tag } from '@/components/Tag.tsx';
import { useBrand } from '@/lib/brand.ts';
import { theSchool } from './texts.ts';

/** Says that the school wrote something, by its name. */
export function SchoolTag() {
  const { name } = useBrand();
  return <Tag>{name || theSchool}</Tag>;
}
