import { messages } from '@padavu/domain/messages';
import type { User, UserStatus } from '@padavu/domain/user';
import { useNotice } from '@/components/Notices.tsx';
import { useCommand } from '@/components/use-command.ts';
import { restoreFailed, restoreUserStatus } from './restore-user-status.ts';

type UserCommand = {
  send: (user: User) => Promise<void>;
  /** The message of a success. */
  done: string;
  /** The resulting status; with it the success notice offers to undo. */
  leadsTo?: UserStatus;
  /** The message of a failure with the service's reason. */
  failed: (reason: string) => string;
  /** Called after success and failure. */
  onSettled?: (() => void) | undefined;
  onDone?: (() => void) | undefined;
};

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** A command on one user that reports its outcome and can be undone (docs/decisions/040). */
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
