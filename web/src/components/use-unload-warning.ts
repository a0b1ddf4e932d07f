import { useEffect } from 'react';

/** Makes the browser ask before it leaves a page with something unsaved or in progress. */
export function useUnloadWarning(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isOpen]);
}
