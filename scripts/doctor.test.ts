import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { portOf } from '../tests/support/google-apis.ts';
import { firestoreVerdict, portsVerdict, roomVerdict } from './doctor.mjs';
import { root } from './install.mjs';

describe('the report of npm run doctor', () => {
  const nothing = { hidane: undefined, java: 0, hasJar: false, hasCargo: false };

  it.each([
    [{ hidane: '/bin/hidane' }, { is: 'hidane, /bin/hidane', later: false }],
    [
      { java: 21, hasJar: true },
      { is: 'the official one, on Java 21', later: false },
    ],
    [{ java: 21 }, { is: 'the official one, on Java 21', later: true }],
    [{ hasCargo: true }, { is: 'hidane, built with cargo', later: true }],
    [{ java: 17 }, { is: 'none: Java 17 is too old, and cargo is not installed' }],
    [{}, { is: 'none: Java is not installed, and cargo is not installed' }],
  ])('of a Firestore emulator is right for %j', (there, verdict) => {
    expect(firestoreVerdict({ ...nothing, ...there })).toMatchObject(verdict);
  });

  it('of room names what is needed where there is too little', () => {
    const gib = 2 ** 30;
    expect(roomVerdict(2 * gib, gib, 'Make room')).toEqual({ is: '2.0 GB free' });
    expect(roomVerdict(2 * gib, 4 * gib, 'Make room')).toEqual({
      is: '2.0 GB free',
      todo: 'Make room: 4.0 GB are needed.',
    });
  });

  it('of ports names the one that is taken', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const port = portOf(server);
    const { is, todo } = await portsVerdict({ api: port });
    expect(is).toBe(`taken: ${port} (api)`);
    expect(todo).toContain(`lsof -i :${port}`);
    server.close();
    await once(server, 'close');
    expect(await portsVerdict({ api: port })).toEqual({ is: 'free' });
  });

  it('of ports leaves emulators that run alone', async () => {
    const hub = createServer((socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n'));
    hub.listen(0, '127.0.0.1');
    await once(hub, 'listening');
    expect(await portsVerdict({ hub: portOf(hub) })).toEqual({ is: 'in use by emulators that are running' });
    hub.close();
  });
});

describe('npm run doctor before npm install', { timeout: 60_000 }, () => {
  let folder = '';
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  function doctor(args: string[]): Promise<{ code: number; output: string }> {
    folder = mkdtempSync(join(tmpdir(), 'padavu-doctor-'));
    for (const part of ['scripts', 'package.json', 'package-lock.json', 'domain/package.json']) {
      cpSync(join(root, part), join(folder, part), { recursive: true });
    }
    return new Promise((resolve) => {
      execFile(process.execPath, [join(folder, 'scripts/doctor.mjs'), ...args], (error, stdout, stderr) => {
        const code = error === null ? 0 : typeof error.code === 'number' ? error.code : 1;
        resolve({ code, output: stdout + stderr });
      });
    });
  }

  it('checks the machine with Node’s own modules', async () => {
    const { output } = await doctor([]);
    expect(output).toContain(`Node: ${process.versions.node}`);
    expect(output).toContain('Packages: not as in package-lock.json');
    for (const name of ['npm', 'Firestore emulator', 'Chromium', 'Ports of npm start', 'Disk', 'Memory']) {
      expect(output).toContain(name);
    }
    expect(output).not.toContain('ERR_MODULE_NOT_FOUND');
  });

  it('asks for the packages when a project is to be looked at, and ends with 1', async () => {
    const { code, output } = await doctor(['--project', 'my-school']);
    expect(output).toContain('install them first (npm install)');
    expect(code).toBe(1);
  });
});
