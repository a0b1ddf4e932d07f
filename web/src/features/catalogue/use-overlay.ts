import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';

/**
 * `byItself` follows the pointer and the focus, which CSS sees; a tap holds it open; Escape puts it away until pointer
 * or focus come anew (WCAG 1.4.13).
 */
export type Overlay = 'byItself' | 'open' | 'dismissed';

/** The overlay of a card on every kind of device: on a touch screen the first tap shows it, and the next goes on. */
export function useOverlay() {
  const [overlay, setOverlay] = useState<Overlay>('byItself');
  const card = useRef<HTMLElement>(null);
  const touched = useRef(false);

  useEffect(() => {
    if (overlay !== 'open') return undefined;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !card.current?.contains(target)) setOverlay('byItself');
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [overlay]);

  return {
    overlay,
    /** For the card. */
    events: {
      ref: card,
      onPointerDown: (event: PointerEvent) => {
        touched.current = event.pointerType === 'touch';
      },
      onKeyDown: (event: KeyboardEvent) => {
        touched.current = false;
        if (event.key === 'Escape') setOverlay('dismissed');
      },
      onPointerEnter: () => setOverlay((now) => (now === 'dismissed' ? 'byItself' : now)),
      onFocus: () => setOverlay((now) => (now === 'dismissed' ? 'byItself' : now)),
    },
    /** Whether a click on the card only opened the overlay; it then leads nowhere. */
    opensFirst: (event: MouseEvent): boolean => {
      if (!touched.current || overlay === 'open') return false;
      event.preventDefault();
      setOverlay('open');
      return true;
    },
  };
}
