import { messages } from '@padavu/domain/messages';
import type { User, UserStatus } from '@padavu/domain/user';
import { useNotice } from '@/components/Notices.tsx';
import { useCommand } from '@/components/use-command.ts';
import { restoreFailed, restoreUserStatus } from './restore-user-status.ts';

type UserCommand = {
  send: (user: User) => Promise<void>;
  /** What to say when it worked. */
  done: string;
  /** The status that it leads to; where there is one, the way back is offered beside the good news. */
  leadsTo?: UserStatus;
  /** What to say when it did not, with the service's reason. */
  failed: (reason: string) => string;
  /** After the answer, whatever it was. */
  onSettled?: (() => void) | undefined;
  onDone?: (() => void) | undefined;
};

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** A command on one user that says how it went (specification 8, "Admin users"), and can be taken back (decision 040). */
export function useUserCommand(user: User, command: UserCommand) {
  const { send, done, leadsTo, failed, onSettled, onDone } = command;
  const notify = useNotice();

  const putBack = async (status: UserStatus) => {
    try {
      await restoreUserStatus(user, status);
      notify({ severity: 'success', text: `${user.name} is ${user.status} again.` });
    } catch (error) {
      notify({ severity: 'error', text: restoreFailed[user.status](reasonOf(error)) });
    }
  };
  return useCommand(async () => {
    if (user.id === '') {
      notify({ severity: 'error', text: messages.users.invalidSelection });
      return;
    }
    try {
      await send(user);
      const undo = leadsTo && { action: { label: 'Undo', run: () => void putBack(leadsTo) } };
      notify({ severity: 'success', text: done, ...undo });
      onDone?.();
    } catch (error) {
      notify({ severity: 'error', text: failed(reasonOf(error)) });
    }
    onSettled?.();
  });
}
