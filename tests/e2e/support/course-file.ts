import { readFile } from 'node:fs/promises';
import { dataReply } from '@padavu/domain/api/reply';
import { expect, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { z } from 'zod';
import { aPicture } from '../../support/pictures.ts';

const Media = dataReply(z.object({ hash: z.string(), width: z.number(), height: z.number() }));

/** Calls the API with the token of an administrator. */
export async function callAsAdmin(
  token: string,
  method: string,
  path: string,
  body: object,
): Promise<unknown> {
  const response = await fetch(`${process.env['PADAVU_API_URL']}${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.ok, `${method} ${path} answered ${response.status}`).toBe(true);
  return response.json();
}

/** Uploads a picture that is not stored yet. */
export async function uploadPicture(token: string, word: string) {
  const content = aPicture(word).toString('base64');
  return Media.parse(await callAsAdmin(token, 'POST', '/media', { content })).data;
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
