import { inflateSync } from 'node:zlib';
import { readPictureFile } from '@padavu/domain/picture/picture-file';
import { describe, expect, it } from 'vitest';
import { iconAt, iconPaths } from './icon.ts';

const clay = '#7A1F5C';
const picture = (...widths: number[]) => ({
  alt: 'Icon',
  width: 512,
  height: 512,
  sources: widths.map((width) => ({ hash: `${width}`.padEnd(64, '0'), width })),
});

function drawnAt(path: string, colour: string) {
  const found = iconAt(path, { icon: null, colour });
  if (!('png' in found)) throw new Error(`${path} redirects`);
  return found.png;
}

/** The colour of a pixel of a drawn icon. The palette is a separate chunk with three bytes for each colour. */
function pixelOf(png: Buffer, x: number, y: number): string {
  const part = (type: string) => {
    const at = png.indexOf(type);
    return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4));
  };
  const { width = 0 } = readPictureFile(png) ?? {};
  const index = inflateSync(part('IDAT'))[y * (width + 1) + 1 + x] ?? 0;
  return index === 0 ? 'nothing' : `#${part('PLTE').toString('hex', index * 3, index * 3 + 3)}`.toUpperCase();
}

describe("a school's icon", () => {
  it.each([
    ['/icon-192.png', 192],
    ['/icon-512.png', 512],
    ['/icon-whole-512.png', 512],
    ['/favicon.ico', 192],
  ])('%s is a PNG of %i pixels', (path, side) => {
    expect(iconPaths).toContain(path);
    expect(readPictureFile(drawnAt(path, ''))).toEqual({
      type: 'image/png',
      width: side,
      height: side,
      isWhole: true,
    });
  });

  it("has the school's colour, or the default one, and transparent corners unless it fills its square", () => {
    expect(pixelOf(drawnAt('/icon-192.png', clay), 96, 12)).toBe(clay);
    expect(pixelOf(drawnAt('/icon-192.png', ''), 96, 12)).toBe('#0B5D4B');
    expect(pixelOf(drawnAt('/icon-192.png', clay), 150, 130)).toBe('#E7B95A');
    expect(pixelOf(drawnAt('/icon-512.png', clay), 0, 0)).toBe('nothing');
    expect(pixelOf(drawnAt('/icon-whole-512.png', clay), 0, 0)).toBe(clay);
  });

  it('is the smallest file of the uploaded icon that is large enough, or the largest', () => {
    const icon = picture(192, 512);
    const hash = (at: number) => `/media/${icon.sources[at]?.hash}`;
    expect(iconAt('/icon-192.png', { icon, colour: clay })).toEqual({ location: hash(0) });
    expect(iconAt('/icon-whole-512.png', { icon, colour: clay })).toEqual({ location: hash(1) });
    const small = picture(64);
    expect(iconAt('/icon-512.png', { icon: small, colour: '' })).toEqual({
      location: `/media/${small.sources[0]?.hash}`,
    });
  });
});
