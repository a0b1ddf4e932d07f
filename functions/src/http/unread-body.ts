import { subscribe } from 'node:diagnostics_channel';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Keeps the server of Cloud Functions from parsing bodies before our code runs. It would read up to 32 MB, and answer
 * malformed JSON with its own page. It skips requests that are marked as parsed (docs/decisions/012).
 */
export function leaveBodiesUnread(): void {
  subscribe('http.server.request.start', (message) => {
    if (isObject(message) && 'request' in message && isObject(message.request)) {
      Object.assign(message.request, { _body: true });
    }
  });
}
