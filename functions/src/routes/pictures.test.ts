import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pictures } from './pictures.ts';

const site = 'https://school.example';
const forClient = (thumbnail: string, siteUrl = site) =>
  pictures(() => siteUrl).forClient({ thumbnail }).thumbnail;
const forStore = (thumbnail: string) => pictures(() => site).forStore({ thumbnail }).thumbnail;
const isUri = addFormats(new Ajv2020()).compile({ type: 'string', format: 'uri' });

describe('the address of a picture for a client', () => {
  it.each([
    ['/assets/a.svg', `${site}/assets/a.svg`],
    ['assets/a.svg', `${site}/assets/a.svg`],
    ['https://pictures.example/a.png', 'https://pictures.example/a.png'],
    ['http://pictures.example/a.png?w=1#b', 'http://pictures.example/a.png?w=1#b'],
    ['//pictures.example/a.png', 'https://pictures.example/a.png'],
    ['/assets/two words.svg', `${site}/assets/two%20words.svg`],
    ['/assets/100%|a.svg', `${site}/assets/100%25%7Ca.svg`],
    ['', ''],
    ['  ', ''],
    ['javascript:alert(1)', ''],
    ['data:image/png;base64,AAAA', ''],
    ['https://', ''],
  ])('for the stored "%s" is "%s"', (stored, url) => {
    expect(forClient(stored)).toBe(url);
  });

  it('is an absolute URI or empty, whatever is stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl(), fc.webPath()), (stored) => {
        const url = forClient(stored);
        expect(url === '' || isUri(url)).toBe(true);
        expect(forClient(url, 'https://other.example')).toBe(url);
      }),
    );
  }, 30_000);
});

describe('the stored address of a picture', () => {
  it.each([
    [`${site}/assets/a.svg`, '/assets/a.svg'],
    ['/assets/a.svg', '/assets/a.svg'],
    ['assets/a.svg', 'assets/a.svg'],
    ['https://pictures.example/a.png', 'https://pictures.example/a.png'],
    [`${site}.elsewhere.example/a.png`, `${site}.elsewhere.example/a.png`],
    [`${site}//elsewhere.example/a.png`, `${site}//elsewhere.example/a.png`],
    ['', ''],
  ])('of "%s" is "%s"', (sent, stored) => {
    expect(forStore(sent)).toBe(stored);
  });
});
