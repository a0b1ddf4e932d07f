import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { duration, Failure } from './command.ts';
import { projectNode } from './install.mjs';

const source = new URL('command.ts', import.meta.url).href;
const usage = 'Usage: a command [--users NUMBER]';
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'command-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command in its own process, and returns that process and the pid of a program that the command started. */
async function startCommand(code: string) {
  const command = spawn(
    projectNode,
    ['--input-type=module', '--eval', `import * as c from '${source}';\n${code}`],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, FOLDER: folder },
    },
  );
  const ended = once(command, 'exit');
  // The shell creates the file before it writes to it.
  const programPid = await vi.waitFor(
    () => {
      const [pid] = /^\d+(?=\n)/.exec(readFileSync(join(folder, 'pid'), 'utf8')) ?? [];
      if (pid === undefined) throw new Error('No pid is written yet');
      return Number(pid);
    },
    { timeout: 10_000 },
  );
  return { command, ended, programPid };
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // A zombie process still has a pid.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch (error) {
    return (
      error instanceof Error && 'code' in error && error.code === 'ENOENT' && process.platform !== 'linux'
    );
  }
}

const waitForEnd = (pid: number) => vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 10_000 });

const shell = `['sh', '-c', 'sleep 60 & echo $! >"$FOLDER/pid"; wait']`;

test('an interrupted command exits with 130, and everything that its program started ends too', async () => {
  const { command, ended, programPid } = await startCommand(
    `await c.main(async () => await c.run(${shell}));`,
  );
  command.kill('SIGTERM');
  expect(await ended).toEqual([130, null]);
  await waitForEnd(programPid);
});

test('a program in the background ends together with everything that it started', async () => {
  const { command, ended, programPid } = await startCommand(`
    await c.main(async () => {
      const program = c.launch('A program', ${shell}, { log: process.env.FOLDER + '/log' });
      await c.interrupted;
      await program.end();
      return 0;
    });
  `);
  command.kill('SIGINT');
  expect(await ended).toEqual([0, null]);
  await waitForEnd(programPid);
});

test('a program in the background ends when its command is killed by SIGKILL', async () => {
  const { command, programPid } = await startCommand(`
    c.launch('A program', ${shell}, { log: process.env.FOLDER + '/log' });
    await c.interrupted;
  `);
  expect(isRunning(programPid)).toBe(true);
  command.kill('SIGKILL');
  await waitForEnd(programPid);
});

test('a program that may ask questions reads what its command is given', () => {
  const code = `import * as c from '${source}'; await c.main(() => c.runInTerminal(['cat']));`;
  const { status, stdout } = spawnSync(projectNode, ['--input-type=module', '--eval', code], {
    input: 'yes',
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([0, 'yes']);
});

test.each([
  [
    'its error output, after what is wrong, and exits with 1 for --bogus',
    ['--bogus'],
    [1, '', `Unknown option '--bogus'\n\n${usage}`],
  ],
  [
    'its error output, after what is wrong, and exits with 1 for an option without its value',
    ['--users'],
    [1, '', `Option '--users <value>' argument missing\n\n${usage}`],
  ],
  ['its output and exits with 0 for --help', ['--users', '7', '--help'], [0, usage, '']],
  ['its output and exits with 0 for -h', ['-h'], [0, usage, '']],
])('a command prints its usage to %s', (_what, args, expected) => {
  const code = `
    import { parseArgs } from 'node:util';
    import { main } from '${source}';
    const options = { users: { type: 'string' } };
    await main(async () => (parseArgs({ options }), 0), '${usage}');
  `;
  writeFileSync(join(folder, 'command.mjs'), code);
  const { status, stdout, stderr } = spawnSync(projectNode, [join(folder, 'command.mjs'), ...args], {
    encoding: 'utf8',
  });
  expect([status, ...[stdout, stderr].map((text) => stripVTControlCharacters(text).trim())]).toEqual(
    expected,
  );
});

test('a file that cannot be written is named in a sentence, without a stack trace', () => {
  const code = `
    import { mkdirSync } from 'node:fs';
    import { main } from '${source}';
    await main(async () => mkdirSync('/dev/null/logs', { recursive: true }));
  `;
  const { status, stderr } = spawnSync(projectNode, ['--input-type=module', '--eval', code], {
    encoding: 'utf8',
  });
  expect([status, stripVTControlCharacters(stderr).trim()]).toEqual([
    1,
    '/dev/null/logs cannot be written (ENOTDIR). Are you allowed to, and is there room on the disk?',
  ]);
});

test('a failure shows the last lines of its log, up to a position in it', () => {
  const log = join(folder, 'log');
  const lines = Array.from({ length: 40 }, (_, index) => `line ${index}`);
  writeFileSync(log, lines.join('\n'));
  expect(new Failure('Nothing works.').details).toBe('');
  expect(new Failure('Nothing works.', log).details).toBe(lines.slice(-20).join('\n'));
  const upTo = lines.slice(0, 30).join('\n');
  expect(new Failure('Nothing works.', log, upTo.length).details).toBe(lines.slice(10, 30).join('\n'));
});

test.each([
  [40, '0.0 s'],
  [59_940, '59.9 s'],
  [59_960, '1 min 0 s'],
  [119_400, '1 min 59 s'],
  [119_600, '2 min 0 s'],
])('%i milliseconds are %s', (milliseconds, words) => {
  expect(duration(milliseconds)).toBe(words);
});
