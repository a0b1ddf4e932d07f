import { pictureLimits, readPictureFile } from '@padavu/domain/picture-file';
import type { PictureType } from '@padavu/domain/picture-file';
import { pictureErrors } from './picture-texts.ts';

/** Why a file cannot be used as a picture, as a sentence to the person who chose it. */
export class PictureError extends Error {
  override name = 'PictureError';
}

/** One file of a picture; sizes in pixels. */
export type PictureVariant = { width: number; height: number; file: Blob };

type Size = { width: number; height: number };

/**
 * Reads a picture that somebody chose, and makes files of it that are small enough to be sent: WebP, and where the browser
 * cannot make that (Safari), JPEG or PNG. What a camera notes beside the picture, such as the place, is not in them.
 * @param widths pixels, the narrowest first; a picture is never made wider than it is
 * @returns one file a width, at most 200 KiB each, the widest last
 * @throws PictureError
 */
export async function shrinkPicture(
  chosen: Blob,
  widths: readonly number[] = pictureLimits.widths,
): Promise<PictureVariant[]> {
  return await decoded(chosen, async (whole) => {
    const files: PictureVariant[] = [];
    // One after the other: each needs memory for all its pixels.
    for (const size of variantSizes(whole, widths)) files.push(await variantOf(whole, size));
    return files;
  });
}

/** Pixels a side of an icon: for tabs and for home screens. */
const iconSides = [192, 512];

/**
 * Makes squares of a picture that somebody chose as an icon, whole and on white: home screens make black of what is transparent. PNG,
 * which every device takes for an icon, and JPEG where that is too long.
 * @throws PictureError
 */
export async function shrinkIcon(chosen: Blob): Promise<PictureVariant[]> {
  return await decoded(chosen, async (whole) => {
    const files: PictureVariant[] = [];
    for (const side of iconSides) {
      const file = await smallEnough(drawnIn(whole, side), iconWays);
      if (!file) throw new PictureError(pictureErrors.notSmallEnough);
      files.push({ width: side, height: side, file });
    }
    return files;
  });
}

async function decoded<T>(chosen: Blob, read: (whole: ImageBitmap) => Promise<T>): Promise<T> {
  await refuseBySight(chosen);
  const whole = await createImageBitmap(chosen).catch(() => {
    throw new PictureError(pictureErrors.unreadable);
  });
  try {
    refuseBySize(whole);
    return await read(whole);
  } finally {
    whole.close();
  }
}

/** Refuses what its bytes give away before the browser decodes it, which can take all memory there is. */
async function refuseBySight(chosen: Blob): Promise<void> {
  if (chosen.size > pictureLimits.file.bytes) throw new PictureError(pictureErrors.tooLong);
  const bytes = new Uint8Array(await chosen.arrayBuffer());
  const known = readPictureFile(bytes);
  if (known) refuseBySize(known);
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

/** The sizes that a picture is made in: the widths that it has, and its own where that is less than the widest. */
export function variantSizes({ width, height }: Size, widths: readonly number[]): Size[] {
  const ratio = height / width;
  // A tall one is bounded by its height.
  const widest = Math.max(
    1,
    Math.min(width, Math.floor(pictureLimits.stored.side / ratio), Math.max(...widths)),
  );
  const smaller = widths.filter((one) => one < widest);
  return [...smaller, widest].map((one) => ({ width: one, height: Math.max(1, Math.round(one * ratio)) }));
}

/** From what nobody sees the loss of to what still shows what it is. */
const qualities = [0.82, 0.7, 0.55, 0.4];
type Way = { type: PictureType; quality?: number };
const iconWays: readonly Way[] = [
  { type: 'image/png' },
  ...qualities.map((quality) => ({ type: 'image/jpeg', quality }) as const),
];
const ways: readonly Way[] = [
  ...qualities.map((quality) => ({ type: 'image/webp', quality }) as const),
  ...iconWays,
];

/** Pixels below which there is nothing left to see. */
const smallest = 64;

async function variantOf(whole: ImageBitmap, size: Size): Promise<PictureVariant> {
  const file = await smallEnough(drawn(whole, size), ways);
  if (file) return { ...size, file };
  if (size.width <= smallest) throw new PictureError(pictureErrors.notSmallEnough);
  const [smaller = size] = variantSizes(size, [Math.ceil(size.width / 2)]);
  return variantOf(whole, smaller);
}

/** The file of the first way that makes one that is small enough. */
async function smallEnough(canvas: HTMLCanvasElement, from: readonly Way[]): Promise<Blob | undefined> {
  for (const { type, quality } of from) {
    if (type === 'image/jpeg') fillBehind(canvas);
    const file = await encoded(canvas, type, quality);
    // A browser that cannot make a type makes PNG in its place.
    if (file?.type === type && file.size <= pictureLimits.stored.bytes) return file;
  }
  return undefined;
}

/** A picture in the middle of a square, as large as it fits. */
function drawnIn(whole: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = side / Math.max(whole.width, whole.height);
  const [width, height] = [whole.width * scale, whole.height * scale];
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: side, height: side });
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(whole, (side - width) / 2, (side - height) / 2, width, height);
  fillBehind(canvas);
  return canvas;
}

function drawn(whole: ImageBitmap, { width, height }: Size): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(whole, 0, 0, width, height);
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

const encoded = (canvas: HTMLCanvasElement, type: PictureType, quality?: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
