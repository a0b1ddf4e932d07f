import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Takes screenshots of every screen: `npm run screenshots`. */
export default defineConfig({
  ...journeys,
  projects: [{ name: 'screenshots', testMatch: 'screenshots.ts' }],
});
