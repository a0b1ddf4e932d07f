import { describe, expect, it } from 'vitest';
import * as malayalam from './language.ml.ts';
import { addressIn, siteLanguages } from './languages.ts';

describe('the pages in Malayalam', () => {
  it.each([
    ['/', '/ml'],
    ['/courses/pottery', '/ml/courses/pottery'],
  ])('%s is at %s', (path, address) => {
    expect(malayalam.addressOf(path)).toBe(address);
    expect(malayalam.pathOf(address)).toBe(path);
    expect(siteLanguages.map((siteLanguage) => addressIn(siteLanguage, path))).toEqual([path, address]);
  });

  it('days and money are written in Malayalam, as in the school’s region', () => {
    expect(malayalam.localeIn('en-IN')).toBe('ml-IN');
    expect(malayalam.localeIn('en')).toBe('ml');
  });

  it('an address that only begins with the same letters is not one of them', () => {
    expect(malayalam.pathOf('/mlabc')).toBe('/mlabc');
  });

  it.each([
    ['/login', true],
    ['/register', true],
    ['/user/dashboard', true],
    ['/user/lesson/1/2/3', true],
    ['/courses/3', true],
    ['/admin/dashboard', false],
    ['/admin/login', false],
    ['/admin-login', false],
  ])('%s exists in Malayalam: %s', (path, has) => {
    expect(malayalam.hasPage(path)).toBe(has);
  });
});
