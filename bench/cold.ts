import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import { build } from '../scripts/build.ts';
import { projectNode } from '../scripts/install.mjs';
import { bench } from './bench.ts';
import { atMost, median } from './figures.ts';

// `npm run bench:cold`: the weight of the functions' bundle, and how long a fresh process takes from its start to the
// first answer, with the settings of production and without the network: reading a store comes on top.

const lib = new URL('../functions/lib/', import.meta.url);
const starts = 5;
const Address = z.object({ port: z.int() });
const Usage = z.object({ cpu: z.number() });

/** Milliseconds from the start of a process to the last byte of its first answer, and of its processor's time. */
type Start = { wall: number; cpu: number };

function production(): NodeJS.ProcessEnv {
  const { FIRESTORE_EMULATOR_HOST: _firestore, FIREBASE_AUTH_EMULATOR_HOST: _auth, ...env } = process.env;
  return {
    ...env,
    NODE_ENV: 'production',
    GCLOUD_PROJECT: 'demo',
    FUNCTION_TARGET: 'api',
    WEB_API_KEY: 'demo',
  };
}

async function messageOf<T extends z.ZodType>(child: ChildProcess, schema: T): Promise<z.infer<T>> {
  const messages: unknown[] = await once(child, 'message');
  return schema.parse(messages[0]);
}

async function coldStart(path: string): Promise<Start> {
  const started = performance.now();
  const child = fork(fileURLToPath(new URL('cold/process.ts', import.meta.url)), {
    execPath: projectNode,
    env: production(),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    const { port } = await messageOf(child, Address);
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    const wall = performance.now() - started;
    const usage = messageOf(child, Usage);
    child.send('usage');
    return { wall, cpu: (await usage).cpu };
  } finally {
    child.kill();
  }
}

const kib = (bytes: number) => bytes / 1024;

await bench('cold', async (report) => {
  await build('functions');
  const bundle = fileURLToPath(new URL('index.js', lib));
  const figures = [
    atMost('bundle', kib(statSync(bundle).size), 'KiB', 1000),
    atMost('bundle, gzip', kib(gzipSync(readFileSync(bundle)).length), 'KiB', 200),
  ];
  for (const path of ['/health', '/openapi.json']) {
    // The very first start also reads the disk.
    await coldStart(path);
    const found: Start[] = [];
    for (let count = 0; count < starts; count += 1) found.push(await coldStart(path));
    const wall = Math.round(median(found.map((start) => start.wall)));
    const cpu = Math.round(median(found.map((start) => start.cpu)));
    figures.push(
      atMost(`first answer, ${path}`, wall, 'ms', 1500),
      atMost(`first answer, ${path}, time of the processor`, cpu, 'ms', 1000),
    );
  }
  report.add('A cold start of the API', figures);
});
