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
} satisfies Record<string, Contract>;
