import { readFile } from 'node:fs/promises';
import { dataReply } from '@padavu/domain/api/reply';
import { expect, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { z } from 'zod';
import { api } from '../../support/api-client.ts';
import { aPicture } from '../../support/pictures.ts';

const Media = dataReply(z.object({ hash: z.string(), width: z.number(), height: z.number() }));

/** Uploads a picture that is not stored yet. */
export async function uploadPicture(token: string, word: string) {
  const content = aPicture(word).toString('base64');
  return (await api('POST', '/media', { token, body: { content } })).as(Media).data;
}

/** Exports a course with its button on the course page. */
export async function exportCourse(
  page: Page,
  title: string,
): Promise<{ path: string; files: Record<string, Uint8Array> }> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: `Export ${title}`, exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.course\.zip$/);
  const path = await file.path();
  return { path, files: unzipSync(await readFile(path)) };
}
