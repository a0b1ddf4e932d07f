import { config } from 'zod/v4';

/**
 * Every import of `zod` in the pages leads here (`vite.config.ts`). By default zod tries at the first schema of a page
 * whether it may make a function from text. No policy of ours allows that, so browsers would report each page view.
 */
export * from 'zod/v4';

config({ jitless: true });
