import type { Page } from '@playwright/test';
import { weigh } from '../first-load.ts';

/** Keeps account of the scripts that a page asks for, each once; `folder` is where the site was built. */
export class Scripts {
  readonly #folder: string;
  readonly #asked = new Set<string>();

  constructor(page: Page, folder: string) {
    this.#folder = folder;
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js') && !pathname.endsWith('/service-worker.js')) this.#asked.add(pathname);
    });
  }

  /** How many were asked for so far. */
  get count(): number {
    return this.#asked.size;
  }

  /** KiB of everything asked for so far, by gzip. */
  get weight(): number {
    const bytes = [...this.#asked].map((path) => weigh(this.#folder, path));
    return bytes.reduce((sum, size) => sum + size, 0) / 1024;
  }
}
