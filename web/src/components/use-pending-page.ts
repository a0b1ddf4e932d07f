import { useNavigation } from 'react-router-dom';
import { pathOf } from '@/lib/language.ts';
import { useIsLasting } from '@/lib/use-late.ts';

/** Milliseconds after which a loading page shows its skeleton; a fast one shows none. */
const skeletonDelay = 50;

/** The path of the page that is being loaded, or `null`. */
export function usePendingPage(): string | null {
  const address = useNavigation().location?.pathname;
  const pathname = address === undefined ? null : pathOf(address);
  return useIsLasting(pathname, skeletonDelay) ? pathname : null;
}
