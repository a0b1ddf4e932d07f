import { useEffect } from 'react';

/** The browser asks before it leaves the page with something unsaved or unfinished. */
export function useUnloadQuestion(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isOpen]);
}
