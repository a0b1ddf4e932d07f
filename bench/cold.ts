import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from '../scripts/build.ts';
import { bench } from './bench.ts';
import { coldStart, type Start } from './cold/start.ts';
import { atMost, median } from './figures.ts';

// `npm run bench:cold`: the weight of the functions' bundle, and how long a fresh process takes from its start to the
// first response, with the settings of production and without a network. The time to read from a store is not included.

const lib = new URL('../functions/lib/', import.meta.url);
const starts = 5;
const kib = (bytes: number) => bytes / 1024;

await bench('cold', '', async (report) => {
  await build('web');
  await build('functions');
  const bundle = fileURLToPath(new URL('index.js', lib));
  const figures = [
    // Of which zod is a third. Without white space it would be 910 KiB, on lines that no stack trace could name.
    atMost('bundle', kib(statSync(bundle).size), 'KiB', 1250),
    atMost('bundle, gzip', kib(gzipSync(readFileSync(bundle)).length), 'KiB', 285),
  ];
  for (const path of ['/health', '/openapi.json']) {
    // The very first start also reads the disk.
    await coldStart('api', path);
    const found: Start[] = [];
    for (let count = 0; count < starts; count += 1) found.push(await coldStart('api', path));
    const wall = Math.round(median(found.map((start) => start.wall)));
    const cpu = Math.round(median(found.map((start) => start.cpu)));
    figures.push(
      atMost(`first response, ${path}`, wall, 'ms', 1500),
      atMost(`first response, ${path}, time of the processor`, cpu, 'ms', 1000),
    );
  }
  report.add('A cold start of the API', figures);
});
