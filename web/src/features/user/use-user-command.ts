import { messages } from '@padavu/domain/messages';
import type { User } from '@padavu/domain/user';
import { useNotice } from '@/components/Notices.tsx';
import { useCommand } from '@/components/use-command.ts';

type UserCommand = {
  send: (user: User) => Promise<void>;
  /** What to say when it worked. */
  done: string;
  /** What to say when it did not, with the service's reason. */
  failed: (reason: string) => string;
  /** After the answer, whatever it was. */
  onSettled?: (() => void) | undefined;
  onDone?: (() => void) | undefined;
};

/** A command on one user that says how it went (specification 8, "Admin users"). */
export function useUserCommand(user: User, { send, done, failed, onSettled, onDone }: UserCommand) {
  const notify = useNotice();
  return useCommand(async () => {
    if (user.id === '') {
      notify({ severity: 'error', text: messages.users.invalidSelection });
      return;
    }
    try {
      await send(user);
      notify({ severity: 'success', text: done });
      onDone?.();
    } catch (error) {
      notify({ severity: 'error', text: failed(error instanceof Error ? error.message : String(error)) });
    }
    onSettled?.();
  });
}
