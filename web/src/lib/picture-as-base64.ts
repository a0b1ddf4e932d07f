import { shrinkPicture } from './picture.ts';

/** The width in pixels in which small print can still be read. */
const readableWidth = 1280;

/** Shrinks a chosen picture and encodes it for the API. @throws PictureError */
export async function pictureAsBase64(chosen: File): Promise<string> {
  const file = (await shrinkPicture(chosen, [readableWidth])).at(-1)?.file ?? chosen;
  return base64Of(new Uint8Array(await file.arrayBuffer()));
}

/** The number of bytes for one call: a function accepts only so many arguments. */
const chunk = 0x80_00;

/** Encodes bytes as Base64, for JSON. */
export function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += chunk)
    text += String.fromCharCode(...bytes.subarray(at, at + chunk));
  return btoa(text);
}
