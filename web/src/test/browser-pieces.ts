import { vi } from 'vitest';

type Watch = { element: Element; report: (isIntersecting: boolean) => void };

/** Fakes of what jsdom lacks: media queries and an `IntersectionObserver` that a test controls. */
export const browserPieces = {
  watched: [] as Watch[],
  observerOptions: undefined as IntersectionObserverInit | undefined,

  /** `matching` are the media queries that match. */
  install(...matching: string[]): void {
    this.watched = [];
    vi.stubGlobal('matchMedia', (query: string) =>
      Object.assign(new EventTarget(), { media: query, matches: matching.includes(query), onchange: null }),
    );
    vi.stubGlobal('IntersectionObserver', FakeObserver);
  },
};

class FakeObserver {
  readonly callback: (entries: { target: Element; isIntersecting: boolean }[]) => void;

  constructor(callback: FakeObserver['callback'], options?: IntersectionObserverInit) {
    this.callback = callback;
    browserPieces.observerOptions = options;
  }

  observe(element: Element) {
    const report = (isIntersecting: boolean) => this.callback([{ target: element, isIntersecting }]);
    browserPieces.watched.push({ element, report });
  }

  unobserve(element: Element) {
    browserPieces.watched = browserPieces.watched.filter((watch) => watch.element !== element);
  }
}
