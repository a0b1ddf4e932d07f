import { adminMessages } from '@padavu/domain/admin-messages';
import type { User, UserStatus } from '@padavu/domain/user';
import { useCommand } from '@/components/use-command.ts';
import type { Undo } from '@/components/use-command.ts';
import { restoreFailed, restoreUserStatus, UserServiceError } from './api.ts';

type UserCommand = {
  send: (user: User) => Promise<void>;
  /** The message of a success. */
  done: string;
  /** The resulting status; with it the success notice offers to undo. */
  leadsTo?: UserStatus;
  /** What the success notice offers to undo otherwise. */
  undo?: Undo;
  /** The message of a failure with the service's reason. */
  failed: (reason: string) => string;
  /** Called after success and failure. */
  onSettled?: (() => void) | undefined;
  onDone?: (() => void) | undefined;
};

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** A command on one user that reports its outcome and can be undone (docs/decisions/040). */
export function useUserCommand(user: User, command: UserCommand) {
  const { send, done, leadsTo, undo, failed, onSettled, onDone } = command;
  return useCommand({
    send: async () => {
      if (user.id === '') throw new UserServiceError(adminMessages.users.invalidSelection);
      await send(user);
    },
    done: () => ({
      text: done,
      undo: leadsTo
        ? {
            send: async () => {
              await restoreUserStatus(user, leadsTo);
              return `${user.name} is ${user.status} again.`;
            },
            failed: (error) => restoreFailed[user.status](reasonOf(error)),
          }
        : undo,
    }),
    failed: (error) => (user.id === '' ? reasonOf(error) : failed(reasonOf(error))),
    onDone,
    onSettled,
  });
}
