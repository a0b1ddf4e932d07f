import { readFile } from 'node:fs/promises';

/** What the build leaves beside the bundle. */
export type PublishedFile = 'openapi.json' | 'docs.html';

export type Published = { read: (file: PublishedFile) => Promise<Buffer> };

/** Reads a published file when it is first asked for, and once a process. */
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
