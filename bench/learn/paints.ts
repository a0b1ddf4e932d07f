import type { Page } from '@playwright/test';

declare const hearPaint: (milliseconds: number) => void;

/** When a page first paints what `content` selects, in milliseconds from asking for its address. */
export class Paints {
  #tell: (milliseconds: number) => void = () => {};

  static async of(page: Page, content: string): Promise<Paints> {
    const paints = new Paints();
    await page.exposeFunction('hearPaint', (milliseconds: number) => paints.#tell(milliseconds));
    await page.addInitScript(notePaint, content);
    return paints;
  }

  /** Of the next visit. Ask before it begins. */
  next(): Promise<number> {
    return new Promise((resolve) => {
      this.#tell = resolve;
    });
  }
}

/** Runs in the page, before its own scripts. */
function notePaint(content: string): void {
  const look = () => {
    if (!document.querySelector(content)) return;
    observer.disconnect();
    // The frame after the one in which it was put there has painted it.
    requestAnimationFrame(() => requestAnimationFrame(() => hearPaint(performance.now())));
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true, attributes: true });
}
