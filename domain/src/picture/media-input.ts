import { z } from 'zod';
import { mediaMessages } from './media-messages.ts';
import { pictureLimits } from './picture-file.ts';

/** The body of `POST /media`: one file of a picture. */
export const MediaInput = z.object({
  content: z
    .base64({ error: 'Send the bytes of the file as base64.' })
    .max(Math.ceil(pictureLimits.stored.bytes / 3) * 4, mediaMessages.tooLong),
});
export type MediaInput = z.infer<typeof MediaInput>;
