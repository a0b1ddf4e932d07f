import { subscribe } from 'node:diagnostics_channel';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Leaves bodies to us. Functions' own server otherwise parses each before our code runs: it reads up to 32 MB, and
 * answers broken JSON with a page of its own. It passes over requests marked as parsed (docs/decisions/012).
 */
export function leaveBodiesUnread(): void {
  subscribe('http.server.request.start', (message) => {
    if (isObject(message) && 'request' in message && isObject(message.request)) {
      Object.assign(message.request, { _body: true });
    }
  });
}
