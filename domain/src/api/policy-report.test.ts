import { describe, expect, it } from 'vitest';
import { policyReportLimits, PolicyReports } from './policy-report.ts';

const older = (report: Record<string, unknown>) => ({ 'csp-report': report });
const newer = (body: unknown, type = 'csp-violation') => ({ type, age: 1, url: 'https://a.example/', body });

describe('a report of a policy', () => {
  it('is read in the older form', () => {
    expect(
      PolicyReports.parse(
        older({
          'document-uri': 'https://a.example/user/lesson/1/2',
          'effective-directive': 'script-src-elem',
          'blocked-uri': 'https://evil.example/steal.js?who=asha',
          'source-file': 'https://a.example/static/index.js',
          'original-policy': "default-src 'self'",
        }),
      ),
    ).toEqual([
      {
        page: 'https://a.example/user/lesson/1/2',
        directive: 'script-src-elem',
        blocked: 'https://evil.example',
        source: 'https://a.example/static/index.js',
      },
    ]);
  });

  it('is read in the newer form, several at once, and others are left out', () => {
    const body = { documentURL: 'https://a.example/', effectiveDirective: 'img-src', blockedURL: 'inline' };
    expect(PolicyReports.parse([newer(body), newer({}, 'deprecation')])).toEqual([
      { page: 'https://a.example/', directive: 'img-src', blocked: 'inline', source: '' },
    ]);
  });

  it('is read in the newer form alone, as Safari sends it', () => {
    const body = {
      documentURL: 'https://a.example/login?code=1',
      disposition: 'enforce',
      referrer: '',
      effectiveDirective: 'script-src',
      blockedURL: 'inline',
      originalPolicy: "script-src 'self'",
      statusCode: 200,
      sample: '',
      sourceFile: 'https://a.example/static/index.js',
      lineNumber: 1,
      columnNumber: 13,
    };
    expect(PolicyReports.parse({ type: 'csp-violation', url: 'https://a.example/login', body })).toEqual([
      {
        page: 'https://a.example/login',
        directive: 'script-src',
        blocked: 'inline',
        source: 'https://a.example/static/index.js',
      },
    ]);
  });

  it.each([
    ['a query', 'https://a.example/reset?oobCode=secret'],
    ['a fragment', 'https://a.example/reset#secret'],
    ['a password', 'https://asha:secret@a.example/reset'],
  ])('loses %s', (_what, address) => {
    const [report] = PolicyReports.parse(older({ 'document-uri': address }));
    expect(report?.page).toBe('https://a.example/reset');
  });

  it.each(['data:text/html,secret', 'a line\nof a log', 'eval secret', '<script>'])(
    'contains no free text: %j',
    (blocked) => {
      const [report] = PolicyReports.parse(older({ 'blocked-uri': blocked, 'effective-directive': blocked }));
      expect(JSON.stringify(report)).not.toMatch(/secret|log|script>/);
    },
  );

  it('is cut where it is long', () => {
    const [report] = PolicyReports.parse(older({ 'document-uri': `https://a.example/${'x'.repeat(5000)}` }));
    expect(report?.page.length).toBeLessThanOrEqual(policyReportLimits.text);
  });

  it.each([{}, [], 'text', { 'csp-report': 1 }, Array.from({ length: 100 }, () => newer({}))])(
    'is refused or empty for anything else: %j',
    (body) => {
      const parsed = PolicyReports.safeParse(body);
      expect(parsed.success ? parsed.data : []).toEqual([]);
    },
  );
});
