import { crc32, deflateSync } from 'node:zlib';
import { mediaPath } from '@padavu/domain/picture/media-path';
import type { School } from '@padavu/domain/school/school';
import { usualColour } from '@padavu/domain/school/school-colour';

type Drawing = { size: number; isWhole: boolean };

const small: Drawing = { size: 192, isWhole: false };

/**
 * How the icon at each address is drawn for a school that has uploaded none: its size in pixels, a multiple of 64, and
 * whether it fills its square.
 */
const icons: ReadonlyMap<string, Drawing> = new Map([
  ['/icon-192.png', small],
  ['/icon-512.png', { size: 512, isWhole: false }],
  // Devices cut their own shape out of it.
  ['/icon-whole-512.png', { size: 512, isWhole: true }],
  // Browsers request it for documents that name no icon.
  ['/favicon.ico', small],
]);

export const iconPaths = [...icons.keys()];

/**
 * The icon of the school at an address: the location of the uploaded file, or a drawing of steps in the school's colour
 * (docs/decisions/134).
 */
export function iconAt(
  path: string,
  { icon, colour }: Pick<School, 'icon' | 'colour'>,
): { location: string } | { png: Buffer } {
  const wanted = icons.get(path) ?? small;
  const file = icon?.sources.find(({ width }) => width >= wanted.size) ?? icon?.sources.at(-1);
  if (file) return { location: mediaPath(file.hash) };
  return { png: drawSteps(colour || usualColour, wanted) };
}

/** The mark of docs/identity.md on a grid of cells: left, top, width, height. */
const grid = 64;
type Rectangle = readonly [number, number, number, number];
const tile: readonly Rectangle[] = [
  [8, 0, 48, 64],
  [4, 4, 56, 56],
  [0, 8, 64, 48],
];
const cloth: readonly Rectangle[] = [
  [12, 32, 12, 8],
  [24, 22, 12, 8],
  [36, 12, 16, 8],
];
const brass: readonly Rectangle[] = [
  [12, 44, 12, 8],
  [24, 34, 12, 18],
  [36, 24, 16, 28],
];

/** A PNG of four colours, according to RFC 2083: transparent, the school's colour, cloth and brass. */
function drawSteps(colour: string, { size, isWhole }: Drawing): Buffer {
  // The first byte of each row says that the row is not filtered.
  const rows = Buffer.alloc((size + 1) * size);
  const scale = size / grid;
  const fill = (rectangles: readonly Rectangle[], index: number) => {
    for (const [left, top, width, height] of rectangles)
      for (let y = top * scale; y < (top + height) * scale; y += 1)
        rows.fill(index, y * (size + 1) + 1 + left * scale, y * (size + 1) + 1 + (left + width) * scale);
  };
  fill(isWhole ? [[0, 0, grid, grid]] : tile, 1);
  fill(cloth, 2);
  fill(brass, 3);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  // Eight bits for each pixel: an index of the palette.
  header.set([8, 3], 8);
  const palette = Buffer.from(`000000${colour.slice(1)}FBF7EEE7B95A`, 'hex');
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('tRNS', Buffer.from([0])),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const whole = Buffer.concat([Buffer.alloc(4), Buffer.from(type), data, Buffer.alloc(4)]);
  whole.writeUInt32BE(data.length, 0);
  whole.writeUInt32BE(crc32(whole.subarray(4, -4)), whole.length - 4);
  return whole;
}
