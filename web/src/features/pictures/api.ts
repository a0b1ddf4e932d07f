import { Media } from '@padavu/domain/picture/media';
import type { Picture } from '@padavu/domain/picture/picture';
import { dataReply } from '@padavu/domain/api/reply';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import { reasonOf } from '@/lib/refusals.ts';
import { base64Of } from '@/lib/picture-as-base64.ts';
import { PictureError, shrinkIcon, shrinkPicture } from '@/lib/picture.ts';
import type { PictureVariant } from '@/lib/picture.ts';
import { pictureFieldMessages as texts } from './picture-messages.ts';

const Reply = dataReply(Media);

/** What the files of a picture determine; a person writes its description. */
export type PictureFiles = Omit<Picture, 'alt'>;

/**
 * Shrinks a chosen picture and stores it in each of its widths.
 * @param onProgress receives the number of stored files and the number of all files
 * @throws PictureError for a file that is not a usable picture; ApiError
 */
type Upload = (file: Blob, onProgress: (stored: number, files: number) => void) => Promise<PictureFiles>;

export const uploadPicture: Upload = async (file, onProgress) =>
  await storeFiles(await shrinkPicture(file), onProgress);

/** The same for an icon, which is made square. */
export const uploadIcon: Upload = async (file, onProgress) =>
  await storeFiles(await shrinkIcon(file), onProgress);

async function storeFiles(
  variants: readonly PictureVariant[],
  onProgress: (stored: number, files: number) => void,
): Promise<PictureFiles> {
  const stored: Media[] = [];
  for (const { file } of variants) {
    onProgress(stored.length, variants.length);
    stored.push(await storePicture(new Uint8Array(await file.arrayBuffer())));
  }
  const { width = 0, height = 0 } = stored.at(-1) ?? {};
  return { width, height, sources: stored.map((media) => ({ hash: media.hash, width: media.width })) };
}

/** Stores one file of a picture. @throws ApiError */
export async function storePicture(bytes: Uint8Array): Promise<Media> {
  const { data } = await callAuthorisedApi({
    method: 'POST',
    path: '/media',
    body: { content: base64Of(bytes) },
    reply: Reply,
  });
  return data;
}

/** The message for a picture that could not be stored. */
export function pictureProblem(error: unknown): string {
  if (error instanceof PictureError) return error.message;
  return reasonOf(error, texts.failed);
}
