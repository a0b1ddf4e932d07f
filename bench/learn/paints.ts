import type { Page } from '@playwright/test';

declare const reportPaint: (milliseconds: number) => void;

/** When a page first paints what `content` selects, in milliseconds from the navigation. */
export class Paints {
  #resolve: (milliseconds: number) => void = () => {};

  static async of(page: Page, content: string): Promise<Paints> {
    const paints = new Paints();
    await page.exposeFunction('reportPaint', (milliseconds: number) => paints.#resolve(milliseconds));
    await page.addInitScript(observePaint, content);
    return paints;
  }

  /** The time on the next visit. Call it before that begins. */
  next(): Promise<number> {
    return new Promise((resolve) => {
      this.#resolve = resolve;
    });
  }
}

/** Runs in the page, before its own scripts. */
function observePaint(content: string): void {
  const look = () => {
    if (!document.querySelector(content)) return;
    observer.disconnect();
    // The element is painted before the second frame begins.
    requestAnimationFrame(() => requestAnimationFrame(() => reportPaint(performance.now())));
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true, attributes: true });
}
