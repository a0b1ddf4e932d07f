type Listener = (visible: boolean) => void;

const listeners = new WeakMap<Element, Listener>();
let observer: IntersectionObserver | undefined;

/** One observer for the page: an element counts as visible from 100 px inside the window. */
function sharedObserver(): IntersectionObserver {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const entry of entries) listeners.get(entry.target)?.(entry.isIntersecting);
    },
    { rootMargin: '-100px 0px' },
  );
  return observer;
}

/** Calls `listener` now and on every change with whether `element` is in view. @returns a function that stops it */
export function onVisibility(element: Element, listener: Listener): () => void {
  listeners.set(element, listener);
  sharedObserver().observe(element);
  return () => {
    listeners.delete(element);
    sharedObserver().unobserve(element);
  };
}
