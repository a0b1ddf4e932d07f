import { useBrand } from '@/lib/brand.ts';

/** The title of a page, and the name of the school. */
export function PageTitle({ children }: { children: string }) {
  const { name } = useBrand();
  return <title>{[children, name].filter(Boolean).join(' · ')}</title>;
}
