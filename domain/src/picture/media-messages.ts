import { pictureLimits } from './picture-file.ts';

const { bytes, side } = pictureLimits.stored;

export const mediaMessages = {
  stored: 'The picture is stored.',
  unknownType:
    'This file is not a WebP, PNG or JPEG picture. SVG files cannot be used, because they can hold scripts.',
  notWhole: 'This picture is cut short, or something follows its end.',
  tooLarge: `A stored picture may have at most ${side} pixels in width and in height.`,
  gone: 'This picture is not stored any more. Please choose it again.',
  tooLong: `A stored picture may have at most ${bytes / 1024} KiB.`,
} as const;
