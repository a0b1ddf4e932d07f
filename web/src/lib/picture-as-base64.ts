import { shrinkPicture } from './picture.ts';

/** The width in pixels in which small print can still be read. */
const readableWidth = 1280;

/** A chosen picture, made small, as the API takes it. @throws PictureError */
export async function pictureAsBase64(chosen: File): Promise<string> {
  const file = (await shrinkPicture(chosen, [readableWidth])).at(-1)?.file ?? chosen;
  return base64Of(new Uint8Array(await file.arrayBuffer()));
}

/** A function takes only so many arguments at once. */
const chunk = 0x80_00;

/** Bytes as JSON takes them. */
export function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += chunk)
    text += String.fromCharCode(...bytes.subarray(at, at + chunk));
  return btoa(text);
}
