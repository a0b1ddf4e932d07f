import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Pictures of every screen, for looking at: `npm run screenshots`. */
export default defineConfig({
  ...journeys,
  projects: [{ name: 'screenshots', testMatch: 'screenshots.ts' }],
});
