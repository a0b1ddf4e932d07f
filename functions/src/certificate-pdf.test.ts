import { isPrintable, type CertificateCheck } from '@padavu/domain/learning/certificate';
import type { Language } from '@padavu/domain/language/language';
import { newSchool } from '@padavu/domain/school/school';
import * as fc from 'fast-check';
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { certificatePdf } from './certificate-pdf.ts';

const make = certificatePdf(new URL('../../node_modules/@fontsource/anek-malayalam/files/', import.meta.url));
const school = { ...newSchool, name: 'Padavu' };
const certificate: CertificateCheck = {
  number: 'K7M3-QX9A-2BCD-EF45',
  status: 'valid',
  name: 'Asha Menon',
  course: 'Pottery',
  school: 'Padavu',
  completedOn: '2026-05-04',
  issuedAt: new Date('2026-05-05T00:00:00Z'),
  days: 30,
  hours: 12,
  replacedBy: '',
};
const address = 'https://school.example/certificate/K7M3-QX9A-2BCD-EF45';

const read = async (changes: Partial<CertificateCheck> = {}, language: Language = 'en', ofSchool = school) =>
  (await make(ofSchool, { ...certificate, ...changes }, address, language)).toString('latin1');
/** What is written on the page: the glyphs and their positions. */
const pageOf = async (changes: Partial<CertificateCheck>, ofSchool = school) =>
  [...(await read(changes, 'en', ofSchool)).matchAll(/stream\n(.*?)\nendstream/gs)]
    .map(([, content = '']) => inflateSync(Buffer.from(content, 'latin1')).toString('latin1'))
    .find((content) => content.includes(' Tf'));
const count = (file: string, what: RegExp) => [...file.matchAll(what)].length;

describe('the file of a certificate', () => {
  it('is one page with its title, its fonts and a link to its check', async () => {
    const file = await read();
    expect(file.startsWith('%PDF-')).toBe(true);
    expect(count(file, /\/Type \/Page\b/g)).toBe(1);
    expect(file).toContain('(Certificate of completion: Pottery)');
    expect(file).toContain(`/URI (${address})`);
    // Regular and bold, of Latin alone.
    expect(count(file, /\/FontFile2/g)).toBe(2);
    expect(file).not.toContain('/Helvetica');
  });

  it('tells screen readers its heading, its texts in order and its link, and no decoration', async () => {
    const file = await read();
    expect(file).toContain('/Marked true');
    expect(count(file, /\/S \/H1\b/g)).toBe(1);
    expect(count(file, /\/S \/Link\b/g)).toBe(1);
    expect(file).toContain('/OBJR');
    const content = (await pageOf({})) ?? '';
    // What is drawn before the first text is decoration.
    expect(content.match(/\/\w+ (?:BMC|<<)/)?.[0]).toBe('/Artifact BMC');
    const operators = [...content.matchAll(/\b(BMC|BDC|EMC|BT|re)\b/g)].map(([what]) => what);
    let depth = 0;
    const depthOf = (operator: string | undefined) => {
      depth += { BMC: 1, BDC: 1, EMC: -1 }[operator ?? ''] ?? 0;
      return depth;
    };
    const depths = operators.map((operator) => ({ operator, depth: depthOf(operator) }));
    expect(depths.filter(({ operator, depth: at }) => /BT|re/.test(operator ?? '') && at !== 1)).toEqual([]);
  });

  it('embeds the Malayalam font where a text needs it', async () => {
    expect(count(await read({ name: 'ശ്രീലക്ഷ്മി Menon' }), /\/FontFile2/g)).toBe(3);
    expect(count(await read({ course: 'മൺപാത്രം Pottery' }), /\/FontFile2/g)).toBe(3);
  });

  it('is written in Malayalam too, in one page with the same fonts', async () => {
    for (const changes of [
      {},
      { name: 'ശ്രീലക്ഷ്മി Menon', course: 'Everything about pottery '.repeat(4).trim() },
    ]) {
      const file = await read(changes, 'ml');
      expect(count(file, /\/Type \/Page\b/g)).toBe(1);
      // Regular and bold, of Malayalam and of Latin.
      expect(count(file, /\/FontFile2/g)).toBe(4);
      expect(file).toContain('/Lang (ml-IN)');
      expect(file).toContain(`/URI (${address})`);
    }
  });

  it.each([
    [
      'long texts',
      { name: 'Anjali '.repeat(14).trim(), course: 'Everything about pottery '.repeat(4).trim() },
    ],
    ['words that cannot be broken', { name: 'W'.repeat(100), course: 'M'.repeat(120) }],
    ['no days, hours and school', { days: 0, hours: 0, school: '' }],
  ])('is one page with %s', async (_, changes) => {
    expect(count(await read(changes), /\/Type \/Page\b/g)).toBe(1);
  });

  it('keeps a long name of the school between the edges of the page', async () => {
    const content = await pageOf({ school: 'Institute of Digital Skills '.repeat(5).trim().slice(0, 120) });
    const lefts = [...(content ?? '').matchAll(/1 0 0 1 (-?[\d.]+) \S+ Tm/g)].map(([, left]) => Number(left));
    expect(lefts.length).toBeGreaterThan(10);
    expect(Math.min(...lefts)).toBeGreaterThan(36);
  });

  it.each([
    ['a chillu in its older spelling', 'അവന്\u200D', 'അവൻ'],
    ['a joiner after a vowel sign', 'ഷാജി\u200Cമോൻ', 'ഷാജിമോൻ'],
    ['a joiner after a chillu', 'ജോൺ\u200Dസൺ', 'ജോൺസൺ'],
  ])('looks the same with %s', async (_, name, same) => {
    expect(await pageOf({ name })).toBe(await pageOf({ name: same }));
  });

  it('keeps letters apart between which there is a joiner', async () => {
    expect(await pageOf({ name: 'ക്\u200Cഷമ' })).not.toBe(await pageOf({ name: 'ക്ഷമ' }));
  });

  it.each(['hi-IN', 'ta-IN', 'ar-EG', 'ja-JP', 'tr-TR'])(
    'has the day in English where the fonts cannot write it in the format %s',
    async (locale) => {
      const changes = { completedOn: '2028-08-04' };
      expect(await pageOf(changes, { ...school, locale })).toBe(await pageOf(changes));
    },
  );

  it('is made for any Malayalam name, with joiners in any place', async () => {
    const malayalam = fc.integer({ min: 0x0d00, max: 0x0d63 }).map((code) => String.fromCodePoint(code));
    const chillu = fc.constantFrom('ൺ', 'ൻ', 'ർ', 'ൽ', 'ൾ', 'ൿ');
    const unit = fc.oneof(malayalam, chillu, fc.constantFrom('ക', 'ര', '്', '\u200C', '\u200D', ' ', 'a'));
    await fc.assert(
      fc.asyncProperty(fc.string({ unit, minLength: 1, maxLength: 60 }), async (name) => {
        expect(isPrintable({ ...certificate, name })).toBe(true);
        expect(count(await read({ name }), /\/Type \/Page\b/g)).toBe(1);
      }),
      { numRuns: 20 },
    );
  });

  it('is the same file for the same certificate', async () => {
    const [one, other] = await Promise.all([read(), read()]);
    expect(one.length).toBe(other.length);
  });
});
