import { shrinkPicture } from './picture.ts';

/** The width in pixels in which small print can still be read. */
const readableWidth = 1280;

/** A chosen picture, made small, as the API takes it. @throws PictureError */
export async function pictureAsBase64(chosen: File): Promise<string> {
  const file = (await shrinkPicture(chosen, [readableWidth])).at(-1)?.file ?? chosen;
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
