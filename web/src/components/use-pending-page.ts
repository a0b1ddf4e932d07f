import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';

/** Milliseconds after which a loading page shows its skeleton; a fast one shows none. */
const patience = 50;

/** The address of the page that is being loaded, or `null`. */
export function usePendingPage(): string | null {
  const pathname = useNavigation().location?.pathname ?? null;
  const [late, setLate] = useState<string | null>(null);
  useEffect(() => {
    if (pathname === null) return undefined;
    const timer = setTimeout(() => setLate(pathname), patience);
    return () => clearTimeout(timer);
  }, [pathname]);
  return pathname === late ? late : null;
}
