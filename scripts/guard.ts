import { AsyncLocalStorage } from 'node:async_hooks';
import childProcess, { type SpawnOptions } from 'node:child_process';
import { IncomingMessage, Server, ServerResponse } from 'node:http';
import { messages } from '../domain/src/messages.ts';

// Loaded before firebase-tools (`node --import`), for two things that it does not do itself (docs/decisions/065).

// 1. It exits at once on SIGTERM: the data is saved before, and firebase-tools' own shutdown does not work while it is
// starting. The Firestore emulator, `java -jar`, stays in its process group and ends with it. When the emulator ends,
// it exits too. Processes of the functions do not log every event (`worker-log.ts`) and do not load what they do not
// need (`worker-modules.ts`).
process.on('SIGTERM', () => process.exit());
const BEFORE_WORKERS = ['worker-log.ts', 'worker-modules.ts'];
const { spawn } = childProcess;
childProcess.spawn = Object.assign((file: string, args: readonly string[], options: SpawnOptions) => {
  const isWorker = String(args[0]).endsWith('functionsEmulatorRuntime');
  const imported = isWorker
    ? BEFORE_WORKERS.map((module) => `--import=${new URL(module, import.meta.url).href}`)
    : [];
  const child = spawn(file, [...imported, ...args], { ...options, detached: false });
  if (file === 'java' && args.includes('-jar')) child.once('exit', () => process.exit(1));
  return child;
}, spawn);

// 2. No request can end it. One process serves hosting, functions, Auth and the hub, and an exception that a request
// causes in one of them would end all of them: superstatic, for example, throws on a malformed escape in a URL. Here
// such a URL is answered with 400, and any other exception fails only the request that caused it.
const responses = new AsyncLocalStorage<ServerResponse>();

// oxlint-disable-next-line typescript/unbound-method -- called below with the server as its `this`
const { emit } = Server.prototype;

Server.prototype.emit = function guardedEmit(this: Server, event: string, ...args: unknown[]): boolean {
  const [request, response] = args;
  if (event === 'request' && request instanceof IncomingMessage && response instanceof ServerResponse) {
    // oxlint-disable-next-line typescript/no-unsafe-argument -- `instanceof` says nothing of the type's parameter
    responses.enterWith(response);
    try {
      decodeURI(request.url ?? '');
    } catch {
      answer(400, 'malformed-path', messages.userService.badRequest);
      return true;
    }
  }
  return Boolean(Reflect.apply(emit, this, [event, ...args]));
};

/** The error codes of writing to a connection that was closed. */
const CONNECTION_ERROR = /^(ECONNABORTED|ECONNRESET|EPIPE|ERR_HTTP_HEADERS_SENT|ERR_STREAM_\w+)$/;

process.setUncaughtExceptionCaptureCallback((error) => {
  console.error('Not caught:', error);
  const isAnswered = answer(500, 'internal', messages.server.error);
  if (!isAnswered && !('code' in error && CONNECTION_ERROR.test(String(error.code)))) process.exit(1);
});

/** Answers the current request, and returns whether there is one. */
function answer(status: number, code: string, message: string): boolean {
  const response = responses.getStore();
  if (response === undefined) return false;
  if (response.headersSent) response.destroy();
  else response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' });
  if (!response.destroyed) response.end(JSON.stringify({ success: false, message, code }));
  return true;
}
