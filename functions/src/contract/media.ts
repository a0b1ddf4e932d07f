import { Media } from '@padavu/domain/media';
import { MediaInput } from '@padavu/domain/media-input';
import { dataReply } from '@padavu/domain/reply';
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
    description: `WebP, PNG or JPEG of at most 200 KiB and 4096 pixels a side; what it is, its own bytes say. A picture is made of
files in one to four widths, which \`sources\` of a \`Picture\` name by their \`hash\`, the SHA-256 of the bytes. The same bytes are stored
once. The file is served at \`/media/{hash}\` of the site, without \`/api\`. One that nothing refers to is deleted after a week.`,
    tag: 'Pictures',
    access: 'staff',
    body: MediaInput.meta({ id: 'MediaInput' }),
    longestBody,
    replies: { 201: dataReply(Media.meta({ id: 'Media' })) },
  },
} satisfies Record<string, Contract>;
