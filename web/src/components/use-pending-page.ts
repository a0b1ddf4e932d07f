import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { pathOf } from '@/lib/language.ts';

/** Milliseconds after which a loading page shows its skeleton; a fast one shows none. */
const skeletonDelay = 50;

/** The path of the page that is being loaded, or `null`. */
export function usePendingPage(): string | null {
  const address = useNavigation().location?.pathname;
  const pathname = address === undefined ? null : pathOf(address);
  const [latePathname, setLatePathname] = useState<string | null>(null);
  useEffect(() => {
    if (pathname === null) return undefined;
    const timer = setTimeout(() => setLatePathname(pathname), skeletonDelay);
    return () => {
      clearTimeout(timer);
      setLatePathname(null);
    };
  }, [pathname]);
  return pathname === latePathname ? latePathname : null;
}
