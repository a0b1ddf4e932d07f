import { vi } from 'vitest';
import type { signIn as real } from '@/lib/session/sign-in.ts';

// A fake of the sign-in: `vi.mock('@/lib/session/sign-in.ts', () => import('./sign-in.ts'))`.

export const signIn = vi.fn<typeof real>();

export class SignInError extends Error {
  readonly status: number;

  constructor(status: number) {
    super();
    this.status = status;
  }
}
