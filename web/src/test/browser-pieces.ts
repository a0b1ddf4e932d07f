import { vi } from 'vitest';

type Watch = { element: Element; report: (isIntersecting: boolean) => void };

/** What jsdom has not: a media query that a test answers, and an observer that a test lets see. */
export const browserPieces = {
  watched: [] as Watch[],
  observerOptions: undefined as IntersectionObserverInit | undefined,

  /** `matching` are the media queries that hold. */
  install(...matching: string[]): void {
    this.watched = [];
    vi.stubGlobal('matchMedia', (query: string) =>
      Object.assign(new EventTarget(), { media: query, matches: matching.includes(query), onchange: null }),
    );
    vi.stubGlobal('IntersectionObserver', StandInObserver);
  },
};

class StandInObserver {
  readonly tell: (entries: { target: Element; isIntersecting: boolean }[]) => void;

  constructor(tell: StandInObserver['tell'], options?: IntersectionObserverInit) {
    this.tell = tell;
    browserPieces.observerOptions = options;
  }

  observe(element: Element) {
    const report = (isIntersecting: boolean) => this.tell([{ target: element, isIntersecting }]);
    browserPieces.watched.push({ element, report });
  }

  unobserve(element: Element) {
    browserPieces.watched = browserPieces.watched.filter((watch) => watch.element !== element);
  }
}
