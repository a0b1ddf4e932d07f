import { AsyncLocalStorage } from 'node:async_hooks';
import type { ChildProcess } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';
import { writeFileSync } from 'node:fs';
import { IncomingMessage, Server, ServerResponse } from 'node:http';
import { messages } from '../domain/src/messages.ts';

// Loaded before firebase-tools (`node --import`), for two things that it does not do itself (docs/decisions/065).

// 1. It ends at once when it is told to, and its children with it: the data is saved before, and firebase-tools' own shutdown
// does not work while it still starts. The Firestore emulator is written down, for when this process is killed itself.
const children = new Set<ChildProcess>();
subscribe('child_process', (message) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- documented for this channel
  const { process: child } = message as { process: ChildProcess };
  child.once('spawn', () => child.spawnfile === 'java' && writeFileSync('firestore.pid', String(child.pid)));
  children.add(child);
  child.once('exit', () => children.delete(child));
});
process.on('exit', () => children.forEach((child) => child.kill('SIGKILL')));
process.on('SIGTERM', () => process.exit());

// 2. No request ends it. One process serves hosting, functions, Auth and the hub, and an exception that a request causes in
// any of them ends all of them: superstatic, for one, throws at a malformed escape in an address. Here such an address is
// answered with 400, and any other exception fails the request that caused it.

/** What a connection that went away causes in whatever still writes to it. */
const CONNECTION_ERRORS = new Set([
  'ECONNABORTED',
  'ECONNRESET',
  'EPIPE',
  'ERR_HTTP_HEADERS_SENT',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
]);

const responses = new AsyncLocalStorage<ServerResponse>();

// oxlint-disable-next-line typescript/unbound-method -- called below with the server as its `this`
const { emit } = Server.prototype;

Server.prototype.emit = function guardedEmit(this: Server, event: string, ...args: unknown[]): boolean {
  const goOn = () => Boolean(Reflect.apply(emit, this, [event, ...args]));
  const [request, answering] = args;
  if (
    event !== 'request' ||
    !(request instanceof IncomingMessage) ||
    !(answering instanceof ServerResponse)
  ) {
    return goOn();
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `instanceof` says nothing of the type's parameter
  const response = answering as ServerResponse;
  if (!isWellFormed(request.url ?? '')) {
    answer(response, 400, 'malformed-path', messages.userService.badRequest);
    return true;
  }
  try {
    return responses.run(response, goOn);
  } catch (error) {
    fail(error, response);
    return true;
  }
};

process.setUncaughtExceptionCaptureCallback((error) => {
  const response = responses.getStore();
  const code = 'code' in error ? String(error.code) : '';
  if (response !== undefined || CONNECTION_ERRORS.has(code)) {
    fail(error, response);
    return;
  }
  // As without us: the listeners decide, and without any the process ends.
  const listeners = process.listeners('uncaughtException');
  for (const listener of listeners) listener(error, 'uncaughtException');
  if (listeners.length > 0) return;
  console.error(error);
  process.exit(1);
});

function isWellFormed(url: string): boolean {
  try {
    decodeURI(url);
    return true;
  } catch {
    return false;
  }
}

function fail(error: unknown, response: ServerResponse | undefined): void {
  console.error('A request failed:', error);
  if (response !== undefined) answer(response, 500, 'internal', messages.server.error);
}

function answer(response: ServerResponse, status: number, code: string, message: string): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify({ success: false, message, code }));
}
