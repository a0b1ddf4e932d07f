import { expect, type BrowserContext, type ConsoleMessage } from '@playwright/test';
import { hasStandIn, isToOtherSite, isUnreachable } from './other-sites.ts';

/**
 * The SDK stores in the background when an app was last used. It logs this when the temporary app that takes a session
 * over from another tab is deleted by then. Nothing is lost.
 */
const harmlessMessage = /Firebase App named 'handover' already deleted/;

/**
 * Runs in a page: logs a script of ours that tries to make code from text. Chromium reports it to the site, but its
 * console says nothing when the script catches the error.
 */
function logBlockedScripts(): void {
  addEventListener('securitypolicyviolation', ({ blockedURI, sourceFile }) => {
    if (blockedURI === 'eval' && sourceFile.includes('/static/')) console.error('The policy blocked eval');
  });
}

/** Watches every browser of a test: an unexpected message, error or request fails the test. */
export class Watch {
  readonly #problems: string[] = [];
  readonly #allowed: RegExp[] = [];

  /** Allows errors and warnings in the console that the test causes. */
  allowInConsole(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  /** @param standIns whether requests to the sites that have stand-ins are expected */
  async over(context: BrowserContext, standIns: boolean): Promise<void> {
    await context.addInitScript(logBlockedScripts);
    context.on('console', (message) => this.#checkMessage(message));
    context.on('weberror', (error) => this.#problems.push(`thrown: ${String(error.error())}`));
    context.on('request', (request) => this.#checkRequest(request.url(), standIns));
  }

  #checkRequest(address: string, standIns: boolean): void {
    if (!isToOtherSite(address) || (standIns && hasStandIn(address))) return;
    this.#problems.push(`external request: ${address}`);
  }

  #checkMessage(message: ConsoleMessage): void {
    const type = message.type();
    if (type !== 'error' && type !== 'warning') return;
    const { url } = message.location();
    if (isUnreachable(url)) return;
    const text = `${message.text()} (${url})`;
    if (harmlessMessage.test(text)) return;
    if (!this.#allowed.some((pattern) => pattern.test(text))) this.#problems.push(`${type}: ${text}`);
  }

  expectNothingUnexpected(): void {
    expect(this.#problems, 'unexpected messages, errors and requests').toEqual([]);
  }
}
