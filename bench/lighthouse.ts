import lighthouse, { defaultConfig } from 'lighthouse';
import { median } from './figures.ts';

/** What Lighthouse measured on a page: scores from 0 to 100, times in milliseconds. */
type Audit = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  largestContentfulPaint: number;
  layoutShift: number;
  blockingTime: number;
};

/** The scores of a page, and the names of the audits that failed. */
type PageReview = { audit: Audit; failed: string[] };

/** The medians of `times` visits to an address: a phone, a slow processor and slow 4G, simulated. */
export async function reviewPage(url: string, port: number, times: number): Promise<PageReview> {
  const runs: PageReview[] = [];
  for (let run = 0; run < times; run++) runs.push(await review(url, port));
  const medianOf = (key: keyof Audit) => median(runs.map(({ audit }) => audit[key]));
  return {
    audit: {
      performance: medianOf('performance'),
      accessibility: medianOf('accessibility'),
      bestPractices: medianOf('bestPractices'),
      seo: medianOf('seo'),
      largestContentfulPaint: medianOf('largestContentfulPaint'),
      layoutShift: medianOf('layoutShift'),
      blockingTime: medianOf('blockingTime'),
    },
    failed: [...new Set(runs.flatMap(({ failed }) => failed))],
  };
}

async function review(url: string, port: number): Promise<PageReview> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' }, defaultConfig);
  if (!result) throw new Error(`Lighthouse returned no result for ${url}`);
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`Lighthouse could not load ${url}: ${runtimeError.message}`);
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const scoredAudits = Object.entries(categories)
    .filter(([id]) => id !== 'performance')
    .flatMap(([, { auditRefs }]) => auditRefs.filter(({ weight }) => weight > 0));
  return {
    audit: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      largestContentfulPaint: value('largest-contentful-paint'),
      layoutShift: value('cumulative-layout-shift'),
      blockingTime: value('total-blocking-time'),
    },
    failed: scoredAudits.flatMap(({ id }) => (audits[id]?.score === 0 ? [`${id}: ${audits[id].title}`] : [])),
  };
}
