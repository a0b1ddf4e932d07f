import type { Page } from '@playwright/test';

/** Scrolls the page at once, and waits for the frame in which the browser tells whoever watches what is in view. */
export async function scrollPageTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (to) => {
    scrollTo({ top: to, behavior: 'instant' });
    await new Promise<void>((resolve) => {
      const observer = new IntersectionObserver(() => {
        observer.disconnect();
        resolve();
      });
      observer.observe(document.body);
    });
  }, top);
}

type Seen = { shift: number; heading: Element | null };
declare const seen: Seen;

/** In a page, before its scripts: adds up every shift of it, and remembers the heading that was there first. */
export function watchThePage(): void {
  Object.assign(window, { seen: { shift: 0, heading: null } satisfies Seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
        seen.shift += Number(entry.value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
  document.addEventListener('DOMContentLoaded', () => {
    seen.heading = document.querySelector('h1');
  });
}

/** In a page that `watchThePage` watches. */
export const whatWasSeen = () => ({
  shift: seen.shift,
  same: seen.heading === document.querySelector('h1'),
});
