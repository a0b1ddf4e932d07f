import type { Browser, Page, Response } from '@playwright/test';
import { readsIn } from '../api/client.ts';
import { Reads } from '../learn/reads.ts';
import { waitForDashboard } from './content.ts';

export type Cost = {
  /** From the click or the navigation to the content, in milliseconds. */
  milliseconds: number;
  /** Documents that the store read, for the page and for the API's responses. */
  documents: number;
};

/** `act` does something on a page; `content` waits until the page shows the result. */
export type Action = { act: (page: Page) => Promise<unknown>; content: (page: Page) => Promise<unknown> };

/** A browser context in which an administrator is signed in; it counts the documents that are read for it. */
export class AdminBrowser {
  readonly page: Page;
  readonly #reads: Reads;
  #readByApi = 0;

  private constructor(page: Page, reads: Reads) {
    this.page = page;
    this.#reads = reads;
    page.on('response', (response) => void this.#record(response));
  }

  static async of(
    browser: Browser,
    origin: string,
    { email, password }: { email: string; password: string },
  ): Promise<AdminBrowser> {
    const context = await browser.newContext({
      baseURL: origin,
      viewport: { width: 1440, height: 900 },
      serviceWorkers: 'block',
    });
    // The emulator has no indexes, so it is slow with 100,000 documents.
    context.setDefaultTimeout(180_000);
    const page = await context.newPage();
    const adminBrowser = new AdminBrowser(page, await Reads.of(page));
    await page.goto('/admin/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: /Sign In$/ }).click();
    await page.waitForURL('**/admin/dashboard');
    // The emulator answers one request after the other: those of the dashboard must not delay the first action.
    await waitForDashboard(page);
    await adminBrowser.rest();
    return adminBrowser;
  }

  /** The documents that were read since the browser was opened. */
  get documents(): number {
    return this.#reads.all.length + this.#readByApi;
  }

  async measure({ act, content }: Action): Promise<Cost> {
    await this.rest();
    const before = this.documents;
    const started = performance.now();
    await act(this.page);
    await content(this.page);
    const milliseconds = performance.now() - started;
    await this.rest();
    return { milliseconds, documents: this.documents - before };
  }

  /** Waits until no more documents are read. */
  async rest(): Promise<void> {
    await this.#reads.settled(this.page);
  }

  async #record(response: Response): Promise<void> {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return;
    this.#readByApi += readsIn(await response.headerValue('server-timing')) || 0;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.page.context().close();
  }
}
