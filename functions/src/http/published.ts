import { readFile } from 'node:fs/promises';

/** The files that the build writes next to the bundle. */
export type PublishedFile = 'openapi.json' | 'docs.html';

export type Published = { read: (file: PublishedFile) => Promise<Buffer> };

/** Reads a published file at the first request, once per process. */
export function publishedIn(folder: URL): Published {
  const read = new Map<PublishedFile, Promise<Buffer>>();
  return {
    read(file) {
      const content = read.get(file) ?? readFile(new URL(file, folder));
      read.set(file, content);
      return content;
    },
  };
}
