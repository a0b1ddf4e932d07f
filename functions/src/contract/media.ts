import { Media } from '@padavu/domain/picture/media';
import { MediaInput } from '@padavu/domain/picture/media-input';
import { dataReply } from '@padavu/domain/api/reply';
import type { Contract } from './contract.ts';

/**
 * In bytes: the largest file as base64 and the field around it, with some room, so that a file that is too large gets a
 * clear refusal.
 */
const longestBody = 400_000;

export const mediaContracts = {
  store: {
    method: 'POST',
    path: '/media',
    operationId: 'storeMedia',
    summary: 'Store one file of a picture',
    description: `WebP, PNG or JPEG of at most 200 KiB, and at most 4096 pixels in width and in height. The API takes
the type and the size from the bytes. A picture consists of one to four files of different widths; \`sources\` of a
\`Picture\` lists them by their \`hash\`, the SHA-256 of the bytes. The same bytes are stored once. The site serves
the file at \`/media/{hash}\`, without \`/api\`. A file that nothing refers to is deleted after a week.`,
    tag: 'Pictures',
    access: 'staff',
    body: MediaInput.meta({ id: 'MediaInput' }),
    longestBody,
    replies: { 201: dataReply(Media.meta({ id: 'Media' })) },
  },
} satisfies Record<string, Contract>;
