import type { LoginForm } from '@padavu/domain/session';
import { readStoredText } from '@/lib/stored.ts';

/** An empty sign-in form, with the address that "Remember me" kept. */
export function rememberedForm(): LoginForm {
  const email = readStoredText('rememberedEmail') ?? '';
  return { email, password: '', rememberMe: email !== '' };
}
