import { useEffect } from 'react';

/**
 * An element that had the focus, and the elements around it, outwards, each with the neighbours of the one inside that
 * are of its kind.
 */
type Place = { element: HTMLElement; around: { parent: Element; neighbours: (Element | null)[] }[] };

/** How many places are remembered: a dialog returns to what was focused before it. */
const mostPlaces = 10;

/**
 * Keeps the focus in the page. Browsers drop it when the focused element is removed or moved, and the next press of Tab
 * then begins at the top of the page. Here what was around the element takes it: in a list the next row. After a dialog
 * or a notice, that is where the focus was before.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    /** The latest first. */
    let places: Place[] = [];
    let isLeft = true;

    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      isLeft = false;
      const others = places.filter(({ element }) => element !== target);
      places = [placeOf(target), ...others].slice(0, mostPlaces);
    };
    // A press elsewhere leaves the focused element, unless it focuses another one.
    const leave = ({ target }: PointerEvent) => {
      isLeft ||= !(target instanceof Node && document.activeElement?.contains(target));
    };
    const keep = () => {
      if (isLeft || document.activeElement !== document.body) return;
      for (const place of places) if (takesFocus(successorOf(place))) return;
    };
    const observer = new MutationObserver(keep);
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', leave, true);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', leave, true);
      observer.disconnect();
    };
  }, []);
}

function placeOf(element: HTMLElement): Place {
  const around: Place['around'] = [];
  for (let inner: Element = element; inner.parentElement; inner = inner.parentElement) {
    const neighbours = [inner.nextElementSibling, inner.previousElementSibling].filter(
      (neighbour) => neighbour?.tagName === inner.tagName && neighbour.role === inner.role,
    );
    around.push({ parent: inner.parentElement, neighbours });
  }
  return { element, around };
}

/** What stands where an element was; `undefined` if nothing of its part of the page is left, as of a dialog. */
function successorOf({ element, around }: Place): Element | undefined {
  if (element.isConnected) return element;
  const nearest = around.find(({ parent }) => parent.isConnected);
  if (!nearest || nearest.parent.querySelector('main')) return undefined;
  const { parent, neighbours } = nearest;
  // Another button in its place could be pressed by mistake.
  const isRow = (neighbour: Element | null) =>
    neighbour instanceof HTMLElement && neighbour.parentElement === parent && neighbour.tabIndex < 0;
  return neighbours.find(isRow) ?? parent;
}

/** Focuses an element, also one that Tab does not reach, which gets no ring. */
function takesFocus(element: Element | undefined): boolean {
  if (!(element instanceof HTMLElement)) return false;
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.style.outline = 'none';
    element.addEventListener('blur', () => forgetFocus(element), { once: true });
  }
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

function forgetFocus(element: HTMLElement): void {
  element.removeAttribute('tabindex');
  element.style.outline = '';
}
