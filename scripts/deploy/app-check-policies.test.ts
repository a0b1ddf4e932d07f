import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readJson, root } from '../install.mjs';
import { withAppCheckHosts } from './app-check-policies.ts';

const Config = z.object({
  hosting: z.object({
    headers: z.array(
      z.object({ source: z.string(), headers: z.array(z.object({ key: z.string(), value: z.string() })) }),
    ),
  }),
});

/** The directives of each policy of a configuration, by the source pattern that it applies to. */
function policiesOf(config: unknown): Map<string, Map<string, string[]>> {
  const policies = Config.parse(config).hosting.headers.flatMap(({ source, headers }) =>
    headers
      .filter(({ key }) => key === 'Content-Security-Policy')
      .map(({ value }) => [source, value] as const),
  );
  return new Map(
    policies.map(([source, policy]) => [
      source,
      new Map(
        policy.split('; ').map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1)]),
      ),
    ]),
  );
}

const production: unknown = readJson(join(root, 'firebase.json'));
const before = policiesOf(production);
const after = policiesOf(withAppCheckHosts(production));

test('App Check is in no policy of firebase.json', () => {
  expect(JSON.stringify(production)).not.toMatch(/recaptcha|appcheck/i);
});

test.each([...before.keys()])('with App Check, reCAPTCHA runs on the pages at %s', (source) => {
  const policy = after.get(source);
  const recaptcha = 'https://www.google.com/recaptcha/';
  expect(policy?.get('script-src')).toEqual(
    expect.arrayContaining([recaptcha, 'https://www.gstatic.com/recaptcha/']),
  );
  expect(policy?.get('frame-src')).toContain(recaptcha);
  expect(policy?.get('frame-src')).not.toContain("'none'");
  expect(policy?.get('connect-src')).toContain('https://content-firebaseappcheck.googleapis.com');
});

test.each([...before.keys()])('with App Check, nothing else is allowed or removed at %s', (source) => {
  for (const [directive, sources] of before.get(source) ?? []) {
    const now = after.get(source)?.get(directive) ?? [];
    expect(now).toEqual(
      expect.arrayContaining(sources.filter((one) => one !== "'none'" || directive !== 'frame-src')),
    );
    const added = now.filter((one) => !sources.includes(one));
    expect(added.filter((one) => !/recaptcha|firebaseappcheck/.test(one))).toEqual([]);
  }
});

const withoutPolicies = (config: unknown) => JSON.stringify(config).replaceAll(/"default-src [^"]*"/g, '""');

test('with App Check, only policies change', () => {
  expect(withoutPolicies(withAppCheckHosts(production))).toBe(withoutPolicies(production));
});
