import type { Page } from '@playwright/test';
import { weigh } from '../first-load.ts';

/** Records the scripts that a page requests, each once; `folder` is where the site was built. */
export class Scripts {
  readonly #folder: string;
  readonly #requested = new Set<string>();

  constructor(page: Page, folder: string) {
    this.#folder = folder;
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js') && !pathname.endsWith('/service-worker.js')) this.#requested.add(pathname);
    });
  }

  /** How many were requested so far. */
  get count(): number {
    return this.#requested.size;
  }

  /** KiB of everything requested so far, by gzip. */
  get weight(): number {
    const bytes = [...this.#requested].map((path) => weigh(this.#folder, path));
    return bytes.reduce((sum, size) => sum + size, 0) / 1024;
  }
}
