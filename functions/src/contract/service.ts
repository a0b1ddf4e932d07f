import { z } from 'zod';
import type { Contract } from './contract.ts';

const tag = 'Service';

export const serviceContracts = {
  health: {
    summary: 'Say that the API runs',
    tag,
    access: 'public',
    replies: { 200: z.object({ success: z.literal(true) }) },
  },
  document: {
    summary: 'Read this contract as an OpenAPI document',
    tag,
    access: 'public',
    replies: { 200: z.looseObject({ openapi: z.string() }) },
    condition: 'If-None-Match',
  },
  reference: {
    summary: 'Read this contract as a page',
    tag,
    access: 'public',
    replies: { 200: 'text/html' },
    condition: 'If-None-Match',
  },
} satisfies Record<string, Contract>;
