import { Tag } from '@/components/Tag.tsx';
import { useBrand } from '@/lib/brand.ts';
import { theSchool } from '@/features/learning/texts.ts';

/** A tag with the school's name, on what the school wrote. */
export function SchoolTag() {
  const { name } = useBrand();
  return <Tag>{name || theSchool}</Tag>;
}
