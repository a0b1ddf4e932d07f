import { z } from 'zod';

/** SHA-256 of the bytes of a stored file, in hexadecimal: its name and its address. */
export const MediaHash = z.string().regex(/^[\da-f]{64}$/);

const pixels = z.int().positive().max(4096);

/** A picture that was uploaded: what it shows, in words, its size, and its files from the narrowest to the widest. */
export const Picture = z.object({
  alt: z.string().trim().min(1).max(250),
  /** Of the widest file. */
  width: pixels,
  height: pixels,
  sources: z
    .array(z.object({ hash: MediaHash, width: pixels }))
    .min(1)
    .max(4),
});
export type Picture = z.infer<typeof Picture>;

export const mediaCollection = 'media';

/** Where a stored file is served, from the site's root. */
export const mediaPath = (hash: string): string => `/media/${hash}`;
