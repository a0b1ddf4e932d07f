import { expect, type BrowserContext, type ConsoleMessage, type Route } from '@playwright/test';
import { answerOfPlayer } from './e2e-players.ts';

/** Sites that pages lead to, by host; each is answered here, so that no test needs the internet. */
const sitesBeyond: ReadonlyMap<string, string> = new Map([
  ['i.ytimg.com', 'A picture of YouTube'],
  ['wa.me', 'The payment chat'],
]);

/** Without an answer from its server, Firestore's channel looks there whether there is any network: there is none. */
const unreachable: ReadonlySet<string> = new Set(['www.google.com']);

/**
 * The SDK notes down in the background when an app was last used, and says so where the short-lived one that takes a session
 * over from another tab is gone by then. Nothing is lost by it.
 */
const saidOfNothing = /Firebase App named 'handover' already deleted/;

const beyondThisMachine = /^https?:\/\/(?!127\.0\.0\.1[:/])/;

/** Looks over the shoulder of every browser of a test: what nobody expected fails it. */
export class Watch {
  readonly #problems: string[] = [];
  readonly #allowed: RegExp[] = [];

  /** Says which errors and warnings of the console belong to what the test does. */
  allowInConsole(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  /**
   * @param standIns whether other sites are answered here. Playwright then sees every request, which costs a browser its
   * cache and a page a third of its time, so only journeys that meet such a site ask for it.
   */
  async over(context: BrowserContext, standIns: boolean): Promise<void> {
    context.on('console', (message) => this.#logged(message));
    context.on('weberror', (error) => this.#problems.push(`thrown: ${String(error.error())}`));
    if (standIns) await context.route(beyondThisMachine, (route) => this.#answer(route));
    else context.on('request', (request) => this.#asked(request.url()));
  }

  /** Nothing beyond this machine has an address (`e2e-chromium.ts`). */
  #asked(address: string): void {
    if (!beyondThisMachine.test(address) || unreachable.has(new URL(address).hostname)) return;
    this.#problems.push(`asked beyond this machine: ${address}`);
  }

  #logged(message: ConsoleMessage): void {
    const type = message.type();
    if (type !== 'error' && type !== 'warning') return;
    const { url } = message.location();
    if (URL.canParse(url) && unreachable.has(new URL(url).hostname)) return;
    const text = `${message.text()} (${url})`;
    if (saidOfNothing.test(text)) return;
    if (!this.#allowed.some((pattern) => pattern.test(text))) this.#problems.push(`${type}: ${text}`);
  }

  async #answer(route: Route): Promise<void> {
    const url = new URL(route.request().url());
    const player = answerOfPlayer(url);
    if (player) return route.fulfill(player);
    const title = sitesBeyond.get(url.hostname);
    if (title !== undefined) {
      const body = `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1></html>`;
      return route.fulfill({ contentType: 'text/html', body });
    }
    if (unreachable.has(url.hostname)) return route.abort('internetdisconnected');
    this.#problems.push(`asked beyond this machine: ${url.href}`);
    return route.abort();
  }

  expectNothingUnexpected(): void {
    expect(this.#problems, 'what the browsers said or asked that nobody expected').toEqual([]);
  }
}
