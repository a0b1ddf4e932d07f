import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readOptions, UsageError } from './options.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'padavu-options-'));
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

const project = ['--project', 'my-school'];

describe('the options of npm run configure', () => {
  it('have defaults when only the project is named: nothing is written, and the site is the project’s own', () => {
    expect(readOptions(project, root)).toEqual({
      project: 'my-school',
      site: 'https://my-school.web.app',
      location: 'asia-south1',
      write: false,
      check: false,
    });
  });

  it('take the site from the settings of the build when none is named', () => {
    mkdirSync(join(root, 'web'));
    writeFileSync(join(root, 'web/.env.production.local'), 'VITE_SITE_URL=https://learn.school.example/\n');
    expect(readOptions(project, root).site).toBe('https://learn.school.example');
    expect(readOptions([...project, '--site', 'https://other.example'], root).site).toBe(
      'https://other.example',
    );
  });

  it('do not take the site or the key of App Check from the settings of another project', () => {
    mkdirSync(join(root, 'web'));
    const settings = (projectId: string) =>
      writeFileSync(
        join(root, 'web/.env.production.local'),
        `VITE_FIREBASE_CONFIG={"projectId":"${projectId}"}\nVITE_SITE_URL=https://learn.school.example\nVITE_APP_CHECK_SITE_KEY=${'k'.repeat(40)}\n`,
      );
    settings('other-school');
    const { site, appCheck } = readOptions(project, root);
    expect([site, appCheck]).toEqual(['https://my-school.web.app', undefined]);
    settings('my-school');
    expect(readOptions(project, root).site).toBe('https://learn.school.example');
  });

  it.each([
    [[], '--project is missing.'],
    [['--project', 'My School'], '--project takes the id of a project'],
    [[...project, '--site', 'http://school.example'], '--site takes an address that begins with https://'],
    [[...project, '--site', 'school.example'], '--site takes an address that begins with https://'],
    [[...project, '--site', 'https://school.example/home'], '--site takes an address without a path.'],
    [[...project, '--budget', 'much'], '--budget takes a whole number above 0.'],
    [[...project, '--budget', '0'], '--budget takes a whole number above 0.'],
    [[...project, '--budget', '1.5'], '--budget takes a whole number above 0.'],
    [[...project, '--check', '--write'], '--check writes nothing.'],
    [[...project, 'now'], 'now'],
  ])('%j are refused with "%s"', (args, sentence) => {
    expect(() => readOptions(args, root)).toThrow(UsageError);
    expect(() => readOptions(args, root)).toThrow(sentence);
  });
});
