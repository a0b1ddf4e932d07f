// The browser's own part, decoding and drawing, is tested in tests/e2e/site-pictures.spec.ts.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pictureErrors } from './picture-texts.ts';
import { shrinkPicture, variantSizes } from './picture.ts';

/** Replaces the browser's decoder. */
function stubDecoder() {
  const decode = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('not decodable')));
  vi.stubGlobal('createImageBitmap', decode);
  return decode;
}

const widths = [320, 640, 1280];

describe('the sizes that a picture is made in', () => {
  it('are all widths of a large picture, each with its height', () => {
    expect(variantSizes({ width: 4000, height: 3000 }, widths)).toEqual([
      { width: 320, height: 240 },
      { width: 640, height: 480 },
      { width: 1280, height: 960 },
    ]);
  });

  it('end with the width of the picture itself where it is narrower', () => {
    expect(variantSizes({ width: 500, height: 500 }, widths).map(({ width }) => width)).toEqual([320, 500]);
    expect(variantSizes({ width: 32, height: 32 }, widths)).toEqual([{ width: 32, height: 32 }]);
    expect(variantSizes({ width: 640, height: 1 }, widths).at(-1)).toEqual({ width: 640, height: 1 });
  });

  it('limit the height of a very tall picture', () => {
    expect(variantSizes({ width: 1000, height: 40_960 }, widths)).toEqual([{ width: 100, height: 4096 }]);
  });
});

describe('a file that cannot be used as a picture', () => {
  afterEach(() => vi.unstubAllGlobals());

  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const bomb = Buffer.from('89504e470d0a1a0a0000000d494844520000ea600000ea600802000000', 'hex');

  it.each([
    { what: 'SVG', file: new Blob([svg], { type: 'image/svg+xml' }), says: pictureErrors.vector },
    {
      what: 'SVG that is called PNG',
      file: new Blob([svg], { type: 'image/png' }),
      says: pictureErrors.vector,
    },
    {
      what: 'SVG with a prologue',
      file: new Blob([`<?xml version="1.0"?>\n${svg}`]),
      says: pictureErrors.vector,
    },
    { what: 'a head of 60,000 by 60,000 pixels', file: new Blob([bomb]), says: pictureErrors.tooManyPixels },
    { what: 'more than 30 MB', file: new Blob([new Uint8Array(30_000_001)]), says: pictureErrors.tooLong },
  ])('is refused before it is decoded: $what', async ({ file, says }) => {
    const decode = stubDecoder();
    await expect(shrinkPicture(file)).rejects.toThrow(says);
    expect(decode).not.toHaveBeenCalled();
  });

  it('is refused when the browser cannot decode it', async () => {
    stubDecoder();
    await expect(shrinkPicture(new Blob(['text']))).rejects.toThrow(pictureErrors.unreadable);
  });
});
