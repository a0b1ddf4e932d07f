import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import { build } from '../scripts/build.ts';
import { main } from '../scripts/command.ts';
import { projectNode } from '../scripts/install.mjs';
import { conclude, isMet, median, printFigures, type Figure } from './figures.ts';

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

await main(async () => {
  await build('functions');
  const bundle = fileURLToPath(new URL('index.js', lib));
  const figures: Figure[] = [
    { name: 'bundle', value: kib(statSync(bundle).size), unit: 'KiB', target: 1000, better: 'less' },
    {
      name: 'bundle, gzip',
      value: kib(gzipSync(readFileSync(bundle)).length),
      unit: 'KiB',
      target: 200,
      better: 'less',
    },
  ];
  for (const path of ['/health', '/openapi.json']) {
    // The very first start also reads the disk.
    await coldStart(path);
    const found: Start[] = [];
    for (let count = 0; count < starts; count += 1) found.push(await coldStart(path));
    figures.push(
      {
        name: `first answer, ${path}`,
        value: Math.round(median(found.map(({ wall }) => wall))),
        unit: 'ms',
        target: 1500,
        better: 'less',
      },
      {
        name: 'of it, time of the processor',
        value: Math.round(median(found.map(({ cpu }) => cpu))),
        unit: 'ms',
        target: 1000,
        better: 'less',
      },
    );
  }
  printFigures('A cold start of the API', figures);
  conclude(figures);
  return figures.every(isMet) ? 0 : 1;
});
