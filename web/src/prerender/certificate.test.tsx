import type { CertificateCheck } from '@padavu/domain/learning/certificate';
import { newSchool } from '@padavu/domain/school/school';
import { describe, expect, it } from 'vitest';
import { certificateResponse } from './certificate.tsx';

const template =
  '<!doctype html><html lang="en"><head><title>School</title><script type="module" crossorigin src="/static/index.js"></script>' +
  '<link rel="modulepreload" crossorigin href="/static/base.js"></head><body><div id="root"></div><noscript>No</noscript></body></html>';
const school = { ...newSchool, name: 'Clay School' };
const valid: CertificateCheck = {
  number: 'K7M3-QX9A-2BCD-EF45',
  status: 'valid',
  name: '</script><b>Devi</b> ദേവി',
  course: 'Pottery "one"',
  school: 'Clay School',
  completedOn: '2026-05-04',
  issuedAt: new Date('2026-05-05T00:00:00Z'),
  days: 30,
  hours: 40,
  replacedBy: '',
};

function renderCertificate(certificate: CertificateCheck | null) {
  const { status, body } = certificateResponse({ template }, { school }, certificate);
  const page = new DOMParser().parseFromString(body, 'text/html');
  return { status, page, text: page.querySelector('main')?.textContent ?? '' };
}

describe('the page of a certificate', () => {
  it('shows what is certified, needs no script, and is not listed by search engines', () => {
    const { status, page, text } = renderCertificate(valid);
    expect(status).toBe(200);
    for (const expected of [
      'Clay School',
      valid.name,
      'Pottery "one"',
      '4 May 2026',
      '30',
      '40',
      valid.number,
    ]) {
      expect(text).toContain(expected);
    }
    expect([...page.scripts].map(({ type }) => type)).toEqual(['application/ld+json']);
    expect(JSON.parse(page.scripts[0]?.text ?? '')).toMatchObject({
      '@type': 'EducationalOccupationalCredential',
      identifier: valid.number,
    });
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(page.querySelector('b, link[rel=modulepreload], noscript')).toBeNull();
    const property = (name: string) =>
      page.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content');
    expect(property('title')).toBe(page.title);
    expect(property('description')).toContain(`${valid.name} has completed the course ${valid.course}.`);
    expect(property('url')).toMatch(`/certificate/${valid.number}`);
    expect(page.title).toBe(`Certificate ${valid.number} · Clay School`);
  });

  it('says that a certificate is not valid, and links to its replacement', () => {
    const withdrawn = renderCertificate({ ...valid, status: 'withdrawn', name: '' });
    expect(withdrawn.status).toBe(200);
    expect(withdrawn.text).toContain('The school has withdrawn it');
    expect(withdrawn.page.scripts).toHaveLength(0);
    expect(withdrawn.page.querySelector('meta[property="og:description"]')).toBeNull();
    const replaced = renderCertificate({
      ...valid,
      status: 'replaced',
      name: '',
      replacedBy: 'AAAA-BBBB-CCCC-DDDD',
    });
    expect(replaced.page.querySelector('article a')?.getAttribute('href')).toBe(
      '/certificate/AAAA-BBBB-CCCC-DDDD',
    );
    expect(replaced.text).not.toContain('This certificate is valid');
  });

  it('says that there is no certificate with a number', () => {
    const { status, text } = renderCertificate(null);
    expect(status).toBe(404);
    expect(text).toContain('Nothing was certified under this number');
  });
});
