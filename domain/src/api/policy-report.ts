import { z } from 'zod';

/**
 * Limits of browsers' reports about the pages' Content Security Policy: reports of one call, characters of a text, and
 * the calls of one visitor: `atOnce` in a burst, then `perSecond` (docs/decisions/076).
 */
export const policyReportLimits = { perCall: 20, text: 200, atOnce: 20, perSecond: 0.1 } as const;

/**
 * A browser's report about something that a page's Content Security Policy blocked, reduced to the fields that we log.
 */
export type PolicyReport = { page: string; directive: string; blocked: string; source: string };

const text = z.string().catch('');

/** One report in the older form, sent for `report-uri` as `application/csp-report`. */
const Older = z
  .object({
    'csp-report': z.object({
      'document-uri': text,
      'effective-directive': text,
      'violated-directive': text,
      'blocked-uri': text,
      'source-file': text,
    }),
  })
  .transform(({ 'csp-report': report }) => [
    {
      page: report['document-uri'],
      directive: report['effective-directive'] || report['violated-directive'],
      blocked: report['blocked-uri'],
      source: report['source-file'],
    },
  ]);

const NewerBody = z.object({
  documentURL: text,
  effectiveDirective: text,
  blockedURL: text,
  sourceFile: text,
});

const NewerReport = z.object({ type: text, body: NewerBody });

/**
 * Reports in the newer form, sent for `report-to` as `application/reports+json`, or by Safari one at a time as
 * `application/csp-report`. Those of other types are left out.
 */
const Newer = z
  .union([z.array(NewerReport).max(policyReportLimits.perCall), NewerReport.transform((report) => [report])])
  .transform((reports) =>
    reports.flatMap(({ type, body }) => {
      if (type !== 'csp-violation') return [];
      const { documentURL, effectiveDirective, blockedURL, sourceFile } = body;
      return [{ page: documentURL, directive: effectiveDirective, blocked: blockedURL, source: sourceFile }];
    }),
  );

/**
 * Removes what could identify a person. An address loses its query and fragment, which may have the code of a reset
 * email, and an address of another site also loses its path. Ids in a path stay, as in the log.
 */
function withoutSecrets(address: string, keepsPath: boolean): string {
  const short = address.slice(0, policyReportLimits.text);
  if (!URL.canParse(short)) return /^[\w-]*$/.test(short) ? short : '';
  const { origin, pathname, protocol } = new URL(short);
  if (origin === 'null') return protocol;
  return keepsPath ? origin + pathname : origin;
}

/** The body of `POST /reports/csp` in either form, reduced to what the log may contain. */
export const PolicyReports = z.union([Older, Newer]).transform((reports): PolicyReport[] =>
  reports.map(({ page, directive, blocked, source }) => ({
    page: withoutSecrets(page, true),
    directive: /^[a-z-]{1,40}/.exec(directive)?.[0] ?? '',
    blocked: withoutSecrets(blocked, false),
    source: withoutSecrets(source, true),
  })),
);
