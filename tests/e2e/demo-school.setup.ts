import { expect, test } from '@playwright/test';
import emptyAndSeed from './global-setup.ts';

test('the store holds the demo school again', async ({ request }) => {
  await emptyAndSeed();
  const shown = async () => (await request.get('/sitemap.xml')).text();
  await expect.poll(shown).toContain('/courses/ecommerce-mastery</loc>');
});
