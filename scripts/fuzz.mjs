import { Failure } from './console/failure.mjs';
import { main } from './console/main.mjs';
import { run } from './console/run.mjs';
import { bold } from './console/style.mjs';
import { testPorts } from './ports.mjs';
import { install } from './setup/install.mjs';
import { requireMachine } from './setup/machine.mjs';
import { findSchemathesis } from './setup/schemathesis.mjs';
import { seed } from './stack/seed.mjs';
import { startTestStack } from './stack/test-stack.mjs';

// `npm run fuzz`: Schemathesis makes calls up from the API's own document. None may answer 5xx, and no answer may lie
// outside its schema. Arguments go to Schemathesis: npm run fuzz -- --seed 1 --include-path /newsletter

const CHECKS = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
];

await main(async () => {
  const extra = process.argv.slice(2);
  requireMachine();
  await install();
  const schemathesis = await findSchemathesis();
  const stack = await startTestStack();
  try {
    await seed(testPorts());
    const api = stack.env.PADAVU_API_URL;
    const token = await adminToken(api);
    /** @param {...string} args */
    const fuzz = (...args) =>
      run(schemathesis, [
        'run',
        `${api}/openapi.json`,
        `--url=${api}`,
        `--checks=${CHECKS.join(',')}`,
        '--phases=coverage,fuzzing,stateful',
        '--max-examples=50',
        '--continue-on-failure',
        '--generation-database=none',
        ...args,
        ...extra,
      ]);
    console.log(`\n${bold('── as an administrator ──')}`);
    // Signing out would end the session for every call after it.
    const asAdmin = await fuzz(`--header=Authorization: Bearer ${token}`, '--exclude-path=/admin/logout');
    console.log(`\n${bold('── as a visitor ──')}`);
    const asVisitor = await fuzz();
    return asAdmin === 0 && asVisitor === 0 ? 0 : 1;
  } finally {
    await stack.stop();
  }
});

/**
 * @param {string} api
 * @returns {Promise<string>} a token of the demo's administrator
 */
async function adminToken(api) {
  const response = await fetch(`${api}/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'admin@padavu.example', password: 'padavu-demo' }),
  });
  const token = /"token":"([^"]+)"/.exec(await response.text())?.[1];
  if (token === undefined) throw new Failure(`The demo's administrator cannot sign in: ${response.status}.`);
  return token;
}
