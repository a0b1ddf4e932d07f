import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { portOf } from '../../tests/support/port-of.ts';
import { projectNode, root } from '../install.mjs';

/** A local server that answers nothing, and what it was asked. */
async function startServer() {
  const requests: string[] = [];
  const server = createServer((request) => requests.push(request.url ?? ''));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { host: `127.0.0.1:${portOf(server)}`, requests };
}

type CommandResult = { code: number; output: string };

function runScript(script: string, args: string[], env: NodeJS.ProcessEnv): Promise<CommandResult> {
  return new Promise((resolve) => {
    const options = { env: { ...process.env, ...env }, timeout: 30_000 };
    execFile(projectNode, [join(root, 'scripts', script), ...args], options, (error, stdout, stderr) => {
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : 1;
      resolve({ code, output: stdout + stderr });
    });
  });
}

// A reserved port, on which nothing listens.
const nowhere = '127.0.0.1:1';

// Each test starts a process, on machines that may be busy.
describe('a command of the local school, which does not run,', { timeout: 60_000 }, () => {
  it.each([
    ['make-admin', 'admin/make-admin.ts', ['meera@padavu.example']],
    ['migrate', 'migrations/command.ts', []],
    ['backup', 'backup/backup.ts', ['no-backup']],
    ['restore', 'backup/restore.ts', ['no-backup']],
  ])('says so and changes nothing: %s', async (_name, script, args) => {
    const auth = await startServer();
    const { code, output } = await runScript(script, args, {
      FIRESTORE_EMULATOR_HOST: nowhere,
      FIREBASE_AUTH_EMULATOR_HOST: auth.host,
    });
    expect(output).toContain(
      `The local school does not run: nothing answers at ${nowhere}. Run npm start in another terminal, or name a project by --project ID.`,
    );
    expect(output.trim().split('\n')).toHaveLength(1);
    expect([code, auth.requests]).toEqual([1, []]);
  });

  it('says so too when only Firestore answers', async () => {
    const firestore = await startServer();
    const { code, output } = await runScript('admin/make-admin.ts', ['meera@padavu.example'], {
      FIRESTORE_EMULATOR_HOST: firestore.host,
      FIREBASE_AUTH_EMULATOR_HOST: nowhere,
    });
    expect([code, output]).toEqual([1, expect.stringContaining(`nothing answers at ${nowhere}.`)]);
  });
});

it.each([
  'admin/make-admin.ts',
  'migrations/command.ts',
  'backup/backup.ts',
  'backup/restore.ts',
  'configure/configure.ts',
  'deploy/deploy.ts',
])('prints its usage for --help, and exits with 0: %s', { timeout: 60_000 }, async (script) => {
  const { code, output } = await runScript(script, ['--help'], {});
  expect([code, output]).toEqual([0, expect.stringMatching(/^Usage: npm run /)]);
});

it.each([
  ['backup', ['no-backup']],
  ['restore', ['no-backup']],
])(
  'without a sign-in to Google says so, and prints no stack trace: %s',
  { timeout: 60_000 },
  async (name, args) => {
    const env = { METADATA_SERVER_DETECTION: 'none', HOME: '/nowhere', GOOGLE_APPLICATION_CREDENTIALS: '' };
    const emulators = { FIRESTORE_EMULATOR_HOST: '', FIREBASE_AUTH_EMULATOR_HOST: '' };
    const script = `backup/${name}.ts`;
    const { code, output } = await runScript(script, [...args, '--project', 'no-school'], {
      ...env,
      ...emulators,
    });
    expect(output).toContain('Run gcloud auth application-default login');
    expect([code, output.trim().split('\n')]).toEqual([1, [expect.any(String)]]);
  },
);

it.each([[[]], [['--project']], [['--project', 'My School']], [['--only', 'hosting']]])(
  'a deploy that names no project starts nothing: %j',
  { timeout: 60_000 },
  async (args) => {
    const { code, output } = await runScript('deploy/deploy.ts', args, {});
    expect([code, output.trim()]).toEqual([
      1,
      expect.stringMatching(/^Usage: npm run deploy -- --project ID/),
    ]);
  },
);

it.each([
  ['make-admin', 'admin/make-admin.ts', ['meera@padavu.example']],
  ['migrate', 'migrations/command.ts', []],
  ['backup', 'backup/backup.ts', ['no-backup']],
  ['configure', 'configure/configure.ts', []],
  ['doctor', 'doctor/doctor.mjs', []],
])(
  'does nothing without the -- that brings it the options: %s',
  { timeout: 60_000 },
  async (name, script, args) => {
    const { code, output } = await runScript(script, args, { npm_config_project: 'my-school' });
    const advice = 'npm has kept --project for itself: write -- before the options.';
    expect([code, output]).toEqual([1, expect.stringMatching(`^${advice}\n\nUsage: npm run ${name}`)]);
  },
);

it('migrate names an option that it does not know', { timeout: 60_000 }, async () => {
  const { code, output } = await runScript('migrations/command.ts', ['--wirte'], {});
  expect([code, output.trim()]).toEqual([
    1,
    expect.stringMatching(/^Unknown option '--wirte'\n\nUsage: npm run migrate/),
  ]);
});

it('make-admin names an address that is none', { timeout: 60_000 }, async () => {
  const { code, output } = await runScript('admin/make-admin.ts', ['meera.padavu.example'], {});
  expect([code, output]).toEqual([
    1,
    expect.stringContaining('"meera.padavu.example" is no email address.\n\nUsage: npm run make-admin'),
  ]);
});
