import { z } from 'zod';
import { pictureLimits, pictureTypes } from './picture-file.ts';

/** The bytes of a picture that a person sends, as base64. */
export const SentPictureBytes = z
  .base64({ error: 'Send the bytes of the picture as base64.' })
  .max(Math.ceil(pictureLimits.stored.bytes / 3) * 4);

/** A picture that a person sent, with a payment claim or as their work. */
export const SentPicture = z.object({ type: z.enum(pictureTypes), content: z.base64() });
export type SentPicture = z.infer<typeof SentPicture>;
