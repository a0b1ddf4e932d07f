import { categoryTitle } from '@padavu/domain/subcategory';
import type { Subcategory } from '@padavu/domain/subcategory';
import { tapArea } from '@/components/tap-area.ts';
import { TextLink } from '@/components/TextLink.tsx';
import { adminLessonsPath } from '@/lib/paths.ts';

/** A category's name, linked to the list of its lessons. */
export function CategoryLink({ category }: { category: Subcategory | undefined }) {
  if (!category) return '—';
  return (
    <TextLink to={adminLessonsPath(category.id)} sx={tapArea}>
      {categoryTitle(category)}
    </TextLink>
  );
}
