import { expect, test } from '@playwright/test';
import emptyAndSeed from './global-setup.ts';

test('the store holds the demo school again', async ({ request }) => {
  await emptyAndSeed();
  const sitemap = async () => (await request.get('/sitemap.xml')).text();
  await expect.poll(sitemap).toContain('/courses/ecommerce-mastery</loc>');
});
