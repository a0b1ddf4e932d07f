import { expect, test } from '@playwright/test';
import { siteText } from '../support/site-client.ts';
import emptyAndSeed from './global-setup.ts';

test('the store holds the demo school again', async () => {
  await emptyAndSeed();
  await expect.poll(() => siteText('/sitemap.xml')).toContain('/courses/ecommerce-mastery</loc>');
});
