import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { root } from '../install.mjs';
import { testPorts, testPortShift } from '../ports.mjs';

describe('npm run doctor before npm install', { timeout: 60_000 }, () => {
  let folder = '';
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  function doctor(args: string[], env = {}): Promise<{ code: number; output: string }> {
    folder = mkdtempSync(join(tmpdir(), 'padavu-doctor-'));
    for (const part of ['scripts', 'package.json', 'package-lock.json', 'domain/package.json']) {
      cpSync(join(root, part), join(folder, part), { recursive: true });
    }
    return new Promise((resolve) => {
      const commandLine = [join(folder, 'scripts/doctor/doctor.mjs'), ...args];
      const options = { env: { ...process.env, ...env } };
      execFile(process.execPath, commandLine, options, (error, stdout, stderr) => {
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

  it('names what is missing, what to do, and how many things there are to do', async () => {
    const nothing = {
      PATH: folder,
      HIDANE: '',
      HOME: folder,
      XDG_CACHE_HOME: folder,
      CHROMIUM_PATH: '/none',
    };
    const { code, output } = await doctor([], nothing);
    expect(output).toContain('✘ Firestore emulator: none\n    Install Java 21 or newer, or Rust with cargo');
    expect(output).toContain('CHROMIUM_PATH names no program.');
    expect(output).toMatch(/[2-4] to put right\./);
    expect(code).toBe(1);
  });

  it('says what an invalid setting must be, and checks the rest', async () => {
    const { code, output } = await doctor([], { PADAVU_TEST_PORT_SHIFT: 'two' });
    expect(output).toContain(
      '✘ Ports of npm test: not known\n    PADAVU_TEST_PORT_SHIFT must be a whole number from 0 to 40000, not "two".',
    );
    expect(output).toContain('Memory');
    expect(code).toBe(1);
  });

  it('names a port that another program uses, and what to do', async () => {
    // Not a port of another test run on this machine, which has another shift.
    const shift = testPortShift() + 500;
    const { hosting } = testPorts(shift);
    const server = createServer().listen(hosting, '127.0.0.1');
    await once(server, 'listening');
    const { code, output } = await doctor([], { PADAVU_TEST_PORT_SHIFT: String(shift) });
    expect(output).toContain(
      `✘ Ports of npm test: taken\n    Port ${hosting} (hosting) is taken: end the other run`,
    );
    expect(code).toBe(1);
    server.close();
  });

  it.each(['--bogus', '--write'])('prints its own usage for %s, and checks nothing', async (option) => {
    const { code, output } = await doctor(['--project', 'my-school', option]);
    expect(output).toContain(`Unknown option '${option}'`);
    expect(output).toContain('Usage: npm run doctor');
    expect(output).not.toContain('Node: ');
    expect(code).toBe(1);
  });

  it('prints its usage for --help, and checks nothing', async () => {
    const { code, output } = await doctor(['--help']);
    expect(output).toMatch(/^Usage: npm run doctor/);
    expect(output).not.toContain('Node: ');
    expect(code).toBe(0);
  });

  it('asks for the packages when a project is to be checked, and exits with 1', async () => {
    const { code, output } = await doctor(['--project', 'my-school']);
    expect(output).toContain('Install the packages first: npm install.');
    expect(code).toBe(1);
  });
});
