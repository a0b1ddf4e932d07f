import { once } from 'node:events';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { createSite, renderersIn } from '../functions/src/site.ts';
import { build } from '../scripts/build.ts';
import { interruption } from '../scripts/command.ts';
import { portOf } from '../tests/support/port-of.ts';
import { coursePath, paths } from '../web/src/lib/paths.ts';
import { readsIn } from './api/client.ts';
import { makeServices, recording } from './api/server.ts';
import { bench } from './bench.ts';
import { coldStart } from './cold/start.ts';
import { atMost, median, percentile, withoutTarget } from './figures.ts';
import { startStores } from './stores.ts';

// `npm run bench:site`: the time to the first byte and the documents read of the function that renders public pages,
// which the CDN calls when its own copy has expired. The store is the emulator of this machine.

const views = 50;
const starts = 5;

const round = (milliseconds: number) => Math.round(milliseconds * 10) / 10;

/** The environment with which another process connects to the store of this run. */
const storeEnvironment = () => ({
  FIRESTORE_EMULATOR_HOST: process.env['FIRESTORE_EMULATOR_HOST'] ?? '',
  GCLOUD_PROJECT: process.env['GCLOUD_PROJECT'] ?? '',
});

await bench('site', '', async (report) => {
  await build('web');
  await build('functions');
  await using stores = await startStores();
  const app = initializeApp({ projectId: stores.projectId });
  const { certificates, siteContent, media } = makeServices(getFirestore(app), getAuth(app));
  const renderers = renderersIn(new URL('../functions/lib/site/', import.meta.url));
  const content = await siteContent.read();
  const [course] = content.courses;
  if (!course) throw new Error('The demo school has no course on its site');
  const pages = [paths.home, paths.courses, coursePath(course.slug), paths.register, paths.contact];

  const server = createSite({
    readContent: () => siteContent.read(),
    readMedia: (hash) => media.read(hash),
    readCertificate: (number) => certificates.check(number),
    certificatePdf: () => Promise.reject(new Error('Nobody asks for one here')),
    siteUrl: () => 'http://127.0.0.1',
    takeRead: () => undefined,
    ...renderers,
    ...recording,
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const origin = `http://127.0.0.1:${portOf(server)}`;
    for (const path of pages) {
      interruption.throwIfAborted();
      const first = await view(origin + path);
      const found = [];
      for (let count = 0; count < views; count += 1) found.push(await view(origin + path));
      const times = found.map(({ time }) => time);
      report.add(`${path}, from a warm function`, [
        atMost('first byte, the median', round(median(times)), 'ms', 60),
        atMost('first byte, 19 of 20 within', round(percentile(times, 95)), 'ms', 60),
        atMost('documents read', Math.max(...found.map(({ reads }) => reads)), '', 3),
        withoutTarget('first byte, the page not yet rendered', round(first.time), 'ms'),
      ]);
    }
    const times = [];
    // The very first start also reads the disk.
    await coldStart('site', paths.home, storeEnvironment());
    for (let count = 0; count < starts; count += 1)
      times.push((await coldStart('site', paths.home, storeEnvironment())).wall);
    report.add('A cold function', [
      atMost('home page, from the start of its process', round(median(times)), 'ms', 2500),
    ]);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

/** Milliseconds to the headers of a response, and the documents that were read for it. */
async function view(address: string): Promise<{ time: number; reads: number }> {
  const began = performance.now();
  const response = await fetch(address);
  const time = performance.now() - began;
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return { time, reads: readsIn(response.headers.get('server-timing')) };
}
