import { readFile } from 'node:fs/promises';
import { loadOnce } from '#/load-once.ts';

/** The files that the build writes next to the bundle. */
type PublishedFile = 'openapi.json' | 'docs.html';

export type Published = { read: (file: PublishedFile) => Promise<Buffer> };

/** Reads a published file at the first request, once per process. */
export function publishedIn(folder: URL): Published {
  return { read: loadOnce((file) => readFile(new URL(file, folder))) };
}
