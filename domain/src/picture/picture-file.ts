/**
 * Limits of pictures. A chosen file may come straight from a camera; the uploaded and stored files are much smaller. A
 * browser needs four bytes of memory for each pixel.
 */
export const pictureLimits = {
  file: { bytes: 30_000_000, pixels: 64_000_000 },
  /** One stored file. Firestore's documents have at most 1 MiB, and pages with pictures must load fast. */
  stored: { bytes: 200 * 1024, side: 4096 },
  /** The widths in pixels in which a picture is stored, as far as the original is wide enough. */
  widths: [320, 640, 1280],
} as const;

export const pictureTypes = ['image/webp', 'image/png', 'image/jpeg'] as const;
export type PictureType = (typeof pictureTypes)[number];

/**
 * The properties that the bytes of a file state. Sizes are pixels; `isWhole` tells whether the file ends as its format
 * requires.
 */
type PictureFile = { type: PictureType; width: number; height: number; isWhole: boolean };

/**
 * Reads the type and the size of a WebP, PNG or JPEG file from its first bytes, without decoding it.
 * @returns `undefined` for anything else
 */
export function readPictureFile(bytes: Uint8Array): PictureFile | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return webp(view) ?? png(view) ?? jpeg(view);
  } catch (error) {
    // The file ends within its header.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const text = (view: DataView, offset: number, length: number) =>
  String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + offset, length));

const startsWith = (view: DataView, signature: string) =>
  view.byteLength > signature.length && text(view, 0, signature.length) === signature;

/** https://developers.google.com/speed/webp/docs/riff_container */
function webp(view: DataView): PictureFile | undefined {
  if (!startsWith(view, 'RIFF') || text(view, 8, 4) !== 'WEBP') return undefined;
  const size = webpSize(view);
  const isWhole = view.getUint32(4, true) + 8 === view.byteLength;
  return size && { type: 'image/webp', ...size, isWhole };
}

function webpSize(view: DataView): { width: number; height: number } | undefined {
  switch (text(view, 12, 4)) {
    case 'VP8 ':
      // The upper two bits of each are scaling hints.
      return { width: view.getUint16(26, true) & 0x3f_ff, height: view.getUint16(28, true) & 0x3f_ff };
    case 'VP8L': {
      const packed = view.getUint32(21, true);
      return { width: (packed & 0x3f_ff) + 1, height: ((packed >>> 14) & 0x3f_ff) + 1 };
    }
    case 'VP8X':
      return {
        width: (view.getUint32(24, true) & 0xff_ff_ff) + 1,
        height: (view.getUint32(26, true) >>> 8) + 1,
      };
    default:
      return undefined;
  }
}

/** https://www.w3.org/TR/png-3/#5DataRep; the first chunk is IHDR and the last one IEND. */
function png(view: DataView): PictureFile | undefined {
  if (!startsWith(view, '\u0089PNG\r\n\u001A\n') || text(view, 12, 4) !== 'IHDR') return undefined;
  const isWhole = text(view, view.byteLength - 8, 4) === 'IEND';
  return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20), isWhole };
}

/** ITU-T T.81, annex B: the frame segment has the size. */
function jpeg(view: DataView): PictureFile | undefined {
  if (!startsWith(view, '\u00FF\u00D8\u00FF')) return undefined;
  const isWhole = view.getUint16(view.byteLength - 2) === 0xff_d9;
  let offset = 2;
  while (view.getUint8(offset) === 0xff) {
    const marker = view.getUint8(offset + 1);
    if (isFrame(marker)) {
      return {
        type: 'image/jpeg',
        width: view.getUint16(offset + 7),
        height: view.getUint16(offset + 5),
        isWhole,
      };
    }
    // Fill bytes may precede a marker. The scan (0xda) comes after the frame, so there is no frame if it comes first.
    if (marker === 0xff) offset += 1;
    else if (marker === 0xda) return undefined;
    else offset += 2 + view.getUint16(offset + 2);
  }
  return undefined;
}

/** SOF0 to SOF15, without the three markers in that range that are not frames. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
