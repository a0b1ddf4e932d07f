import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { projectNode } from './install.mjs';

// A server of the kind that firebase-tools runs: what one request causes is not caught by anybody.
const program = `
import { createServer } from 'node:http';
process.on('uncaughtException', () => process.exit(7));
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
  else response.end(decodeURI(request.url));
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
`;

const guard = new URL('guard.ts', import.meta.url).href;
const ending: (() => void)[] = [];

afterEach(() => {
  for (const end of ending.splice(0)) end();
});

async function serve() {
  const child = spawn(projectNode, [`--import=${guard}`, '--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  ending.push(() => child.kill('SIGKILL'));
  const lines: unknown[] = await once(child.stdout, 'data');
  const port = Number(String(lines[0]));
  return { child, port, url: `http://127.0.0.1:${port}` };
}

/** The status of an answer to a request line as it is written here: `fetch` would mend the address. */
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

  it('ends as before for an exception that no request caused', async () => {
    const { child, url } = await serve();
    const ended = once(child, 'exit');
    await fetch(`${url}/own`).catch(() => undefined);
    expect(await ended).toEqual([7, null]);
  });
});
