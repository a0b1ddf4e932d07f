import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { projectNode } from './install.mjs';

// A server like those of firebase-tools: nothing catches the exceptions that a request causes.
const program = `
import childProcess from 'node:child_process';
import { createServer } from 'node:http';
const faults = {
  '/now': () => { throw new Error('at once'); },
  '/later': () => { setTimeout(() => { throw new Error('later'); }, 1); },
  '/rejected': () => { void Promise.reject(new Error('not awaited')); },
  '/own': () => { startup.emit(); },
};
const startup = {};
const own = new Promise((resolve) => { startup.emit = resolve; });
void own.then(() => { throw new Error('of nobody'); });
const server = createServer((request, response) => {
  const fault = faults[request.url];
  if (fault) fault();
  else if (request.url.startsWith('/java')) {
    const java = childProcess.spawn('java', [request.url.slice(5), 'a.jar'], { detached: true, stdio: 'inherit' });
    java.once("exit", () => response.end());
    response.setHeader('x-java', java.pid).flushHeaders();
  } else response.end(decodeURI(request.url));
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
`;

const guard = new URL('guard.ts', import.meta.url).href;
const cleanups: (() => void)[] = [];

afterEach(() => {
  for (const end of cleanups.splice(0)) end();
});

/** A folder with a fake Java. */
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guard-'));
  const script = '#!/bin/sh\n[ "$1" = -version ] || exec sleep 60\n';
  writeFileSync(join(folder, 'java'), script, { mode: 0o755 });
  cleanups.push(() => rmSync(folder, { recursive: true }));
});

async function serve() {
  const child = spawn(projectNode, [`--import=${guard}`, '--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
    env: { ...process.env, PATH: `${folder}:${process.env['PATH']}` },
  });
  cleanups.push(() => child.kill('SIGKILL'));
  const lines: unknown[] = await once(child.stdout, 'data');
  const port = Number(String(lines[0]));
  return { child, port, url: `http://127.0.0.1:${port}` };
}

/** Makes the server run Java, and returns its pid. */
async function runJava(url: string): Promise<number> {
  return Number((await fetch(`${url}/java-jar`)).headers.get('x-java'));
}

/** The status of the response to this exact request target: `fetch` would correct the URL. */
async function rawStatus(port: number, target: string): Promise<string | undefined> {
  const socket = connect(port, '127.0.0.1');
  socket.end(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  const chunks: unknown[] = await once(socket, 'data');
  return /^HTTP\/1\.1 (\d+)/.exec(String(chunks[0]))?.[1];
}

describe('a server of the emulators', () => {
  it.each(['/api/admin/users/%F0%9F', '/%', '/?search=%E0%A4', '/%zz'])(
    'answers the malformed address %s with 400',
    async (target) => {
      const { port } = await serve();
      expect(await rawStatus(port, target)).toBe('400');
      expect(await rawStatus(port, '/well-formed')).toBe('200');
    },
  );

  it.each(['/now', '/later', '/rejected'])(
    'fails the one request that throws, as %s does, and goes on',
    async (path) => {
      const { url } = await serve();
      const failed = await fetch(`${url}${path}`);
      expect(failed.status).toBe(500);
      expect(await failed.json()).toMatchObject({ success: false, code: 'internal' });
      expect(await (await fetch(`${url}/still-here`)).text()).toBe('/still-here');
    },
  );

  it('goes on after `java -version` has ended', async () => {
    const { url } = await serve();
    await (await fetch(`${url}/java-version`)).text();
    expect(await (await fetch(`${url}/still-here`)).text()).toBe('/still-here');
  });

  it('ends when the Firestore emulator ends', async () => {
    const { child, url } = await serve();
    const ended = once(child, 'exit');
    process.kill(await runJava(url), 'SIGKILL');
    expect(await ended).toEqual([1, null]);
  });

  it('has the Firestore emulator in its process group', async () => {
    const { child, url } = await serve();
    await runJava(url);
    // Java has the server's output open too, so it is closed when both have ended.
    const closed = once(child, 'close');
    process.kill(-Number(child.pid), 'SIGKILL');
    expect(await closed).toEqual([null, 'SIGKILL']);
  });

  it('ends for an exception that no request caused', async () => {
    const { child, url } = await serve();
    const ended = once(child, 'exit');
    await fetch(`${url}/own`).catch(() => undefined);
    expect(await ended).toEqual([1, null]);
  });
});
