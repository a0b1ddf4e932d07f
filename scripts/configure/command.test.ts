import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startGoogleApis, type GoogleApis } from '../../tests/support/google-apis.ts';
import { portOf } from '../../tests/support/port-of.ts';
import { PROJECT, TOKEN } from '../../tests/support/google/project.ts';
import { root } from '../install.mjs';

/** Google's token endpoint: exchanges any subject token for the one that the stand-in knows. */
async function startTokenEndpoint() {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({
        access_token: TOKEN,
        issued_token_type: 'urn:ietf:params:oauth:token-type:access_token',
        token_type: 'Bearer',
        expires_in: 3600,
      }),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { server, address: `http://127.0.0.1:${portOf(server)}/v1/token` };
}

let apis: GoogleApis;
let folder: string;
let tokens: Awaited<ReturnType<typeof startTokenEndpoint>>;

beforeEach(async () => {
  apis = await startGoogleApis();
  tokens = await startTokenEndpoint();
  folder = mkdtempSync(join(tmpdir(), 'padavu-credentials-'));
  writeFileSync(join(folder, 'subject'), 'anybody');
  // Application Default Credentials of the one kind whose token endpoint the file itself names.
  writeFileSync(
    join(folder, 'credentials.json'),
    JSON.stringify({
      type: 'external_account',
      audience: '//iam.googleapis.com/projects/1/locations/global/workloadIdentityPools/pool/providers/one',
      subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
      token_url: tokens.address,
      credential_source: { file: join(folder, 'subject') },
    }),
  );
});

afterEach(async () => {
  await apis.close();
  tokens.server.close();
  rmSync(folder, { recursive: true, force: true });
});

type CommandResult = { code: number; output: string };

function command(
  args: string[],
  env: NodeJS.ProcessEnv = {},
  script = 'configure/configure.ts',
): Promise<CommandResult> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(root, 'scripts', script), ...args],
      {
        env: {
          ...process.env,
          GOOGLE_APPLICATION_CREDENTIALS: join(folder, 'credentials.json'),
          PADAVU_GOOGLE_STAND_IN: apis.address,
          ...env,
        },
      },
      (error, stdout, stderr) => {
        const code = error === null ? 0 : typeof error.code === 'number' ? error.code : 1;
        resolve({ code, output: stdout + stderr });
      },
    );
  });
}

const OPTIONS = ['--project', PROJECT, '--site', 'https://learn.school.example'];

// Each test starts a process, on machines that may be busy.
describe('npm run configure', { timeout: 60_000 }, () => {
  it('signs in by itself, shows what it would change and by which command, and changes nothing', async () => {
    const { code, output } = await command([...OPTIONS, '--budget', '2000']);
    expect(output).toContain(`My School (${PROJECT}), whose site is https://learn.school.example`);
    expect(output).toContain('→ Self sign-up past the site: open');
    expect(output).toContain('https://learn.school.example/reset');
    const given = `--project ${PROJECT} --site https://learn.school.example --budget 2000`;
    expect(output).toContain(`npm run configure -- ${given} --write`);
    expect(apis.writes()).toEqual([]);
    expect(code).toBe(0);
  });

  it('exits with 1 with --check when something is not right', async () => {
    const { code } = await command([...OPTIONS, '--check']);
    expect(code).toBe(1);
    expect(apis.writes()).toEqual([]);
  });

  it('is run by npm run doctor to check a project, and changes nothing', async () => {
    const { code, output } = await command(OPTIONS, {}, 'doctor/doctor.mjs');
    expect(output).toContain('This machine');
    expect(output).toContain('Self sign-up past the site: open');
    expect(code).toBe(1);
    expect(apis.writes()).toEqual([]);
    const { output: refusal } = await command(['--project', 'My School'], {}, 'doctor/doctor.mjs');
    expect(refusal).toContain('--project takes the id of a project');
    expect(refusal).not.toContain('Usage: npm run configure');
  });

  it('says how to sign in when nobody is signed in', async () => {
    const { code, output } = await command(OPTIONS, {
      GOOGLE_APPLICATION_CREDENTIALS: join(folder, 'missing.json'),
    });
    expect(output).toContain('Google does not know you here');
    expect(output).toContain('gcloud auth application-default login');
    expect(code).toBe(1);
  });

  it('prints its usage for an unknown option', async () => {
    const { code, output } = await command(['--project', PROJECT, '--wrote']);
    expect(output).toContain("Unknown option '--wrote'");
    expect(output).toContain('Usage: npm run configure -- --project ID');
    expect(code).toBe(1);
    expect(apis.calls).toEqual([]);
  });

  it('sends a token to no stand-in on another machine', async () => {
    const { code, output } = await command(OPTIONS, { PADAVU_GOOGLE_STAND_IN: 'http://192.0.2.1:80' });
    expect(output).toContain('must be an address on 127.0.0.1');
    expect(code).toBe(1);
  });
});
