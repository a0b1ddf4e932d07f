import { expect, test } from 'vitest';
import { lostOption, withUsage } from './arguments.mjs';

const usage = 'Usage: npm run configure -- --project ID [--app-check KEY] [--name "Full Name"] [--replace]';

test.each([
  [{ npm_config_project: 'my-school' }, '--project'],
  [{ npm_config_app_check: 'true' }, '--app-check'],
  [{ npm_config_name: 'Meera' }, '--name'],
  [{ npm_config_replace_registry_host: 'true' }, '--replace'],
  [{ npm_config_cache: '/root/.npm', npm_config_write: 'true' }, undefined],
])('in %j npm has kept the option %s of this usage', (env, option) => {
  expect(lostOption(usage, env)).toBe(option);
});

test('the problem of an argument is one sentence before the usage', () => {
  const problem = "Unknown option '--wirte'. To specify a positional argument, place it at the end";
  expect(withUsage(problem, 'Usage: npm run migrate')).toBe(
    "Unknown option '--wirte'.\n\nUsage: npm run migrate",
  );
});
