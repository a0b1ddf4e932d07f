import { expect, type BrowserContext, type ConsoleMessage, type Route } from '@playwright/test';
import { playerResponse } from './e2e-players.ts';

/** Sites that pages link to, by host. They are answered here, so that no test needs the internet. */
const externalSites: ReadonlyMap<string, string> = new Map([
  ['i.ytimg.com', 'A picture of YouTube'],
  ['wa.me', 'The payment chat'],
]);

/**
 * Firestore's channel requests this host when its own server does not respond, to find out whether there is a network.
 */
const unreachable: ReadonlySet<string> = new Set(['www.google.com']);

/**
 * The SDK stores in the background when an app was last used. It logs this when the temporary app that takes a session
 * over from another tab is deleted by then. Nothing is lost.
 */
const harmlessMessage = /Firebase App named 'handover' already deleted/;

const externalAddress = /^https?:\/\/(?!127\.0\.0\.1[:/])/;

/** Watches every browser of a test: an unexpected message, error or request fails the test. */
export class Watch {
  readonly #problems: string[] = [];
  readonly #allowed: RegExp[] = [];

  /** Allows errors and warnings in the console that the test causes. */
  allowInConsole(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  /**
   * @param standIns whether other sites are answered here. Playwright then intercepts every request, which disables the
   * cache of a browser and costs a third of the time of a page, so only journeys that need such a site set it.
   */
  async over(context: BrowserContext, standIns: boolean): Promise<void> {
    context.on('console', (message) => this.#checkMessage(message));
    context.on('weberror', (error) => this.#problems.push(`thrown: ${String(error.error())}`));
    if (standIns) await context.route(externalAddress, (route) => this.#answer(route));
    else context.on('request', (request) => this.#checkRequest(request.url()));
  }

  /** External hosts do not resolve (`e2e-chromium.ts`). */
  #checkRequest(address: string): void {
    if (!externalAddress.test(address) || unreachable.has(new URL(address).hostname)) return;
    this.#problems.push(`external request: ${address}`);
  }

  #checkMessage(message: ConsoleMessage): void {
    const type = message.type();
    if (type !== 'error' && type !== 'warning') return;
    const { url } = message.location();
    if (URL.canParse(url) && unreachable.has(new URL(url).hostname)) return;
    const text = `${message.text()} (${url})`;
    if (harmlessMessage.test(text)) return;
    if (!this.#allowed.some((pattern) => pattern.test(text))) this.#problems.push(`${type}: ${text}`);
  }

  async #answer(route: Route): Promise<void> {
    const url = new URL(route.request().url());
    const player = playerResponse(url);
    if (player) return route.fulfill(player);
    const title = externalSites.get(url.hostname);
    if (title !== undefined) {
      const body = `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1></html>`;
      return route.fulfill({ contentType: 'text/html', body });
    }
    if (unreachable.has(url.hostname)) return route.abort('internetdisconnected');
    this.#problems.push(`external request: ${url.href}`);
    return route.abort();
  }

  expectNothingUnexpected(): void {
    expect(this.#problems, 'unexpected messages, errors and requests').toEqual([]);
  }
}
