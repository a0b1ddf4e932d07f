import { readFile, writeFile } from 'node:fs/promises';
import { brand } from '@padavu/domain/brand';
import { chromium } from '@playwright/test';
import { scene } from '../src/app/theme/tokens.ts';

/**
 * `npm run social-image`: draws the picture that stands beside a link to the site in a chat or a feed, out of the school's
 * own drawings. Run it when the name, the tagline or the drawings change, and commit what it writes.
 */
const read = (path: string) => readFile(new URL(path, import.meta.url));
const drawing = async (path: string) =>
  `data:image/svg+xml;base64,${(await read(`../public/assets/${path}`)).toString('base64')}`;
const font = async (name: string) =>
  `url(data:font/woff2;base64,${(await read(`../src/app/theme/fonts/${name}`)).toString('base64')})`;

const html = `<!doctype html><style>
  @font-face { font-family: Anek; font-weight: 400 800; src: ${await font('latin.woff2')} }
  @font-face { font-family: 'Anek Name'; font-weight: 400 800; src: ${await font('name.woff2')} }
  body { margin: 0; width: 1200px; height: 630px; background: ${scene.leaf} url(${await drawing('drawings/banner-steps.svg')}) right bottom / auto 100%; color: ${scene.cloth}; font-family: Anek }
  main { box-sizing: border-box; width: 600px; height: 100%; padding: 76px 0 0 76px }
  header { display: flex; align-items: center; gap: 22px; font-size: 54px; font-weight: 780; letter-spacing: -0.02em }
  header span { font: 500 40px 'Anek Name'; color: ${scene.brass}; letter-spacing: 0; margin-left: 2px }
  p { margin: 44px 0 0; font-size: 64px; line-height: 1.08; font-weight: 720; letter-spacing: -0.02em; text-wrap: balance }
</style><main>
  <header><img src="${await drawing('brand/mark.svg')}" width="84" height="84" alt=""><div>${brand.name} <span>${brand.nameInMalayalam}</span></div></header>
  <p>${brand.tagline}</p>
</main>`;

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.setContent(html);
await page.evaluate(() => document.fonts.ready);
await writeFile(new URL('../public/assets/brand/social.png', import.meta.url), await page.screenshot());
await browser.close();
