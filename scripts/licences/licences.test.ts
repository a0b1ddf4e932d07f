import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { projectNode, readJson, root } from '../install.mjs';
import { Lockfile, lockedPackages, refusedPackages } from './policy.ts';
import { licenceTexts, licensedIn } from './texts.ts';

const packages = lockedPackages(Lockfile.parse(readJson(join(root, 'package-lock.json'))));
const { allowScripts } = z
  .object({ allowScripts: z.record(z.string(), z.boolean()) })
  .parse(readJson(join(root, 'package.json')));

const one = { name: 'one', version: '1.0.0', isTool: false, hasInstallScript: false };

describe('the licences of what the school is built with', () => {
  it('are all on the list of those that allow a business', () => {
    expect(packages.length).toBeGreaterThan(100);
    expect(refusedPackages(packages)).toEqual([]);
  });

  it.each([
    ['', false],
    ['UNLICENSED', false],
    ['SEE LICENSE IN LICENSE.md', false],
    ['AGPL-3.0-only', false],
    ['MIT AND CC-BY-NC-4.0', false],
    ['GPL-3.0-only OR MIT', true],
    ['MIT AND ISC', true],
  ])('with "%s" are allowed: %s', (licence, isAllowed) => {
    expect(refusedPackages([{ ...one, licence }])).toHaveLength(isAllowed ? 0 : 1);
  });

  it('may be the Mozilla licence in a tool, not in what is shipped', () => {
    const mozilla = { ...one, licence: 'MPL-2.0' };
    expect(refusedPackages([mozilla, { ...mozilla, isTool: true }])).toEqual([mozilla]);
  });
});

describe('npm run licences', () => {
  it.each(['--help', '-h'])('prints its usage for %s, and makes no folder', (option) => {
    const script = join(root, 'scripts/licences/licences.ts');
    const folder = mkdtempSync(join(tmpdir(), 'padavu-licences-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const { status, stdout } = spawnSync(projectNode, [script, option], { cwd: folder, encoding: 'utf8' });
    expect([status, stdout]).toEqual([0, 'Usage: npm run licences -- [FOLDER]\n']);
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('install scripts', () => {
  it('are allowed or refused for each package that has one, and for no other', () => {
    const withScript = packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
    expect(Object.keys(allowScripts).toSorted()).toEqual([...new Set(withScript)].toSorted());
  });

  it('have their reason in docs/supply-chain.md', () => {
    const page = readFileSync(join(root, 'docs/supply-chain.md'), 'utf8');
    for (const [name, runs] of Object.entries(allowScripts)) {
      expect(page).toMatch(new RegExp(`\\| \`${name}\` +\\| ${runs ? 'runs' : 'is refused'} +\\| \\w`));
    }
  });
});

function packageWith(manifest: object, licence?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'padavu-licence-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'one', version: '1.0.0', ...manifest }));
  if (licence !== undefined) writeFileSync(join(folder, 'LICENSE.txt'), licence);
  return licenceTexts('Heading.', [licensedIn(folder), licensedIn(folder)], () => folder);
}

describe('the licence texts beside what is shipped', () => {
  it('name each package once, with its own licence text', () => {
    const text = packageWith({ license: 'MIT' }, 'Copyright Somebody\n');
    expect(text.split('one 1.0.0 (MIT)\n\nCopyright Somebody\n')).toHaveLength(2);
  });

  it('contain the standard text for a package without one', () => {
    const text = packageWith({ license: 'Apache-2.0' });
    expect(text).toContain('TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION');
  });

  it('cannot be made for a package without a licence', () => {
    expect(() => packageWith({})).toThrow('one 1.0.0 names no licence');
  });
});
