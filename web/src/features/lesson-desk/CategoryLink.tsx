import type { Subcategory } from '@padavu/domain/subcategory';
import { tapArea } from '@/components/tap-area.ts';
import { TextLink } from '@/components/TextLink.tsx';
import { adminLessonsPath } from '@/lib/paths.ts';

/** A category's name, which leads to its lessons alone. */
export function CategoryLink({ category }: { category: Subcategory | undefined }) {
  if (!category) return '—';
  return (
    <TextLink to={adminLessonsPath(category.id)} sx={tapArea}>
      {category.title}
    </TextLink>
  );
}
