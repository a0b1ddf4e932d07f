import { z } from 'zod';
import { pictureLimits, pictureTypes } from './picture-file.ts';
import { MediaHash } from './picture.ts';

const { side } = pictureLimits.stored;

/** A stored file of a picture; sizes are pixels. */
export const Media = z.object({
  hash: MediaHash,
  type: z.enum(pictureTypes),
  width: z.int().positive().max(side),
  height: z.int().positive().max(side),
});
export type Media = z.infer<typeof Media>;
