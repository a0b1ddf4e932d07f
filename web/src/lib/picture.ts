import { pictureLimits, readPictureFile } from '@padavu/domain/picture/picture-file';
import type { PictureType } from '@padavu/domain/picture/picture-file';
import { pictureErrors } from './picture-texts.ts';

/** Why a file cannot be used as a picture, as a sentence to the person who chose it. */
export class PictureError extends Error {
  override name = 'PictureError';
}

/** One file of a picture; sizes in pixels. */
export type PictureVariant = { width: number; height: number; file: Blob };

type Size = { width: number; height: number };

/**
 * Reads a picture that somebody chose, and makes files of it that are small enough to be sent: WebP, or JPEG or PNG
 * where the browser cannot make WebP (Safari). They contain no metadata of a camera, such as the location.
 * @param widths pixels, the narrowest first; a picture is never made wider than it is
 * @returns one file a width, at most 200 KiB each, the widest last
 * @throws PictureError
 */
export async function shrinkPicture(
  chosen: Blob,
  widths: readonly number[] = pictureLimits.widths,
): Promise<PictureVariant[]> {
  return await withDecoded(chosen, async (bitmap) => {
    const files: PictureVariant[] = [];
    // One after the other: each needs memory for all its pixels.
    for (const size of variantSizes(bitmap, widths)) files.push(await variantOf(bitmap, size));
    return files;
  });
}

/** Pixels a side of an icon: for tabs and for home screens. */
const iconSides = [192, 512];

/**
 * Makes square icons of a picture that somebody chose, uncropped and on white, because home screens show transparent
 * parts black. The files are PNG, which every device accepts as an icon, or JPEG where the PNG would be too large.
 * @throws PictureError
 */
export async function shrinkIcon(chosen: Blob): Promise<PictureVariant[]> {
  return await withDecoded(chosen, async (bitmap) => {
    const files: PictureVariant[] = [];
    for (const side of iconSides) {
      const file = await encodeSmallEnough(drawInSquare(bitmap, side), iconEncodings);
      if (!file) throw new PictureError(pictureErrors.notSmallEnough);
      files.push({ width: side, height: side, file });
    }
    return files;
  });
}

async function withDecoded<T>(chosen: Blob, read: (bitmap: ImageBitmap) => Promise<T>): Promise<T> {
  await refuseByBytes(chosen);
  const bitmap = await createImageBitmap(chosen).catch(() => {
    throw new PictureError(pictureErrors.unreadable);
  });
  try {
    refuseBySize(bitmap);
    return await read(bitmap);
  } finally {
    bitmap.close();
  }
}

/** Refuses a file by its bytes before the browser decodes it, because decoding can use up all memory. */
async function refuseByBytes(chosen: Blob): Promise<void> {
  if (chosen.size > pictureLimits.file.bytes) throw new PictureError(pictureErrors.tooLong);
  const bytes = new Uint8Array(await chosen.arrayBuffer());
  const size = readPictureFile(bytes);
  if (size) refuseBySize(size);
  else if (isVector(chosen.type, bytes)) throw new PictureError(pictureErrors.vector);
}

function isVector(type: string, bytes: Uint8Array): boolean {
  return (
    type === 'image/svg+xml' || /^\s*<(?:\?xml|!|svg)/.test(new TextDecoder().decode(bytes.slice(0, 256)))
  );
}

function refuseBySize({ width, height }: Size): void {
  if (width * height > pictureLimits.file.pixels) throw new PictureError(pictureErrors.tooManyPixels);
}

/** The sizes of a picture's files: the given widths that are narrower, and the widest one that is possible. */
export function variantSizes({ width, height }: Size, widths: readonly number[]): Size[] {
  const ratio = height / width;
  // The width of a tall picture is limited by its height.
  const widest = Math.max(
    1,
    Math.min(width, Math.floor(pictureLimits.stored.side / ratio), Math.max(...widths)),
  );
  const smaller = widths.filter((one) => one < widest);
  return [...smaller, widest].map((one) => ({ width: one, height: Math.max(1, Math.round(one * ratio)) }));
}

/** From a loss that nobody sees to one that leaves the picture recognisable. */
const qualities = [0.82, 0.7, 0.55, 0.4];
type Encoding = { type: PictureType; quality?: number };
const iconEncodings: readonly Encoding[] = [
  { type: 'image/png' },
  ...qualities.map((quality) => ({ type: 'image/jpeg', quality }) as const),
];
const encodings: readonly Encoding[] = [
  ...qualities.map((quality) => ({ type: 'image/webp', quality }) as const),
  ...iconEncodings,
];

/** The width in pixels at which a picture is not shrunk any more. */
const minimumWidth = 64;

async function variantOf(bitmap: ImageBitmap, size: Size): Promise<PictureVariant> {
  const file = await encodeSmallEnough(draw(bitmap, size), encodings);
  if (file) return { ...size, file };
  if (size.width <= minimumWidth) throw new PictureError(pictureErrors.notSmallEnough);
  const [smaller = size] = variantSizes(size, [Math.ceil(size.width / 2)]);
  return variantOf(bitmap, smaller);
}

/** The file of the first encoding that makes it small enough. */
async function encodeSmallEnough(
  canvas: HTMLCanvasElement,
  tried: readonly Encoding[],
): Promise<Blob | undefined> {
  for (const { type, quality } of tried) {
    if (type === 'image/jpeg') fillBehind(canvas);
    const file = await encode(canvas, type, quality);
    // A browser that cannot encode a type makes a PNG instead.
    if (file?.type === type && file.size <= pictureLimits.stored.bytes) return file;
  }
  return undefined;
}

/** Draws a picture in the middle of a square, as large as it fits. */
function drawInSquare(bitmap: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = side / Math.max(bitmap.width, bitmap.height);
  const [width, height] = [bitmap.width * scale, bitmap.height * scale];
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: side, height: side });
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, (side - width) / 2, (side - height) / 2, width, height);
  fillBehind(canvas);
  return canvas;
}

function draw(bitmap: ImageBitmap, { width, height }: Size): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas;
}

/** JPEG has no transparency: what is transparent would become black. */
function fillBehind(canvas: HTMLCanvasElement): void {
  const context = contextOf(canvas);
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new PictureError(pictureErrors.unreadable);
  return context;
}

const encode = (canvas: HTMLCanvasElement, type: PictureType, quality?: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
