import { z } from 'zod';
import { pictureBytes } from './sent-picture.ts';

/** The body of `POST /media`: one file of a picture. */
export const MediaInput = z.object({ content: pictureBytes('Send the bytes of the file as base64.') });
export type MediaInput = z.infer<typeof MediaInput>;
