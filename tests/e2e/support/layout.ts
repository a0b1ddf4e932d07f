import type { Page } from '@playwright/test';

/** Scrolls the page without animation, and waits for the frame in which intersection observers are notified. */
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

type LayoutRecord = { shift: number; heading: Element | null };
declare const layoutRecord: LayoutRecord;

/** Runs in a page before its scripts: sums up its layout shifts and stores its first heading. */
export function recordLayout(): void {
  Object.assign(window, { layoutRecord: { shift: 0, heading: null } satisfies LayoutRecord });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
        layoutRecord.shift += Number(entry.value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
  document.addEventListener('DOMContentLoaded', () => {
    layoutRecord.heading = document.querySelector('h1');
  });
}

/** Runs in a page: what `recordLayout` recorded, and whether the first heading is still there. */
export const recordedLayout = () => ({
  shift: layoutRecord.shift,
  isSameHeading: layoutRecord.heading === document.querySelector('h1'),
});
