import { z } from 'zod';
import { Failure, main, run } from './command.ts';
import { demoPassword } from './seed/people.ts';
import { seed, startTestStack } from './stack.ts';
import { bringSchemathesis } from './tools.ts';

// `npm run fuzz`: Schemathesis makes calls up from the API's own document. None may answer 5xx, and no answer may lie outside
// its schema. Arguments go to Schemathesis: npm run fuzz -- --seed 1 --include-path /newsletter
const checks = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
];

await main(async () => {
  const schemathesis = await bringSchemathesis();
  const stack = await startTestStack();
  try {
    await seed(stack);
    const api = stack.env.PADAVU_API_URL;
    const token = await adminToken(api);
    const fuzz = async (who: string, ...args: string[]) => {
      console.log(`\n── as ${who} ──`);
      const phases = ['--phases=coverage,fuzzing,stateful', '--max-examples=50', '--continue-on-failure'];
      const settings = [
        `--url=${api}`,
        `--checks=${checks.join(',')}`,
        '--generation-database=none',
        ...phases,
      ];
      return await run([
        schemathesis,
        'run',
        `${api}/openapi.json`,
        ...settings,
        ...args,
        ...process.argv.slice(2),
      ]);
    };
    // Signing out would end the session for every call after it.
    const asAdmin = await fuzz(
      'an administrator',
      `--header=Authorization: Bearer ${token}`,
      '--exclude-path-regex=/logout$',
    );
    const asVisitor = await fuzz('a visitor');
    return asAdmin === 0 && asVisitor === 0 ? 0 : 1;
  } finally {
    await stack.stop();
  }
});

async function adminToken(api: string): Promise<string> {
  const response = await fetch(`${api}/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'admin@padavu.example', password: demoPassword }),
  });
  if (!response.ok) throw new Failure(`The demo's administrator cannot sign in: ${response.status}.`);
  return z.object({ token: z.string() }).parse(await response.json()).token;
}
