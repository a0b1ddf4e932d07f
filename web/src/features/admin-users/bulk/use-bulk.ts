import type { User } from '@padavu/domain/user/user';
import { useEffect, useRef, useState } from 'react';
import { useNotice } from '@/components/Notices.tsx';
import { useUnloadWarning } from '@/components/use-unload-warning.ts';
import { userProblem } from '@/features/admin-users/api.ts';
import type { OfferedCommand, BulkCommand } from './bulk-commands.ts';
import { runEach } from './run-each.ts';

/** The outcome for one user; `waiting` until the call is sent, which a stop may prevent. */
export type BulkRow = { user: User; outcome: 'waiting' | 'done' | { failed: string } };

export type Bulk =
  | { phase: 'confirming'; command: OfferedCommand; users: readonly User[]; leftOut: number }
  | {
      phase: 'running' | 'finished';
      command: BulkCommand;
      /** Whether the command is being undone. */
      undoing: boolean;
      rows: readonly BulkRow[];
    };

const waitingRows = (users: readonly User[]): BulkRow[] =>
  users.map((user) => ({ user, outcome: 'waiting' }));

/** How many calls run in parallel: thirty users take a moment, and other requests still get through. */
const parallelCalls = 4;

/** The notice for an administrator who left the page while the command was running. */
function afterLeavingText(
  command: BulkCommand,
  undoing: boolean,
  rows: readonly BulkRow[],
  sent: number,
): string {
  const done = rows.filter(({ outcome }) => outcome === 'done').length + sent;
  const summary = `${done} of ${rows.length} ${undoing ? 'restored' : command.outcome}.`;
  if (done === rows.length) return summary;
  return `${undoing ? 'Restoring' : command.inProgress} ended when you left the page: ${summary}`;
}

type Options = {
  /** Returns the user as currently shown, because a retry is a new decision. */
  latest: (user: User) => User;
  /** Called with the users for whom a command succeeded; not called for an undo. */
  onDone: (command: BulkCommand, users: readonly User[]) => void;
};

/** A bulk command, which is confirmed, runs a few calls at a time, and can be stopped, retried and undone. */
export function useBulk({ latest, onDone }: Options) {
  const [bulk, setBulk] = useState<Bulk | null>(null);
  const notify = useNotice();
  const stopped = useRef(false);
  const hasLeft = useRef(false);
  useUnloadWarning(bulk?.phase === 'running');
  // Leaving the page cancels the calls that are not sent yet.
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      stopped.current = true;
      hasLeft.current = true;
    };
  }, []);

  const setOutcome = (user: User, outcome: BulkRow['outcome']) =>
    setBulk((current) =>
      current === null || current.phase === 'confirming'
        ? current
        : {
            ...current,
            rows: current.rows.map((row) => (row.user.id === user.id ? { user, outcome } : row)),
          },
    );

  async function run(command: BulkCommand, rows: readonly BulkRow[], undoing: boolean): Promise<void> {
    const send = undoing ? command.undo : command.send;
    if (!send) return;
    const open = rows.filter(({ outcome }) => outcome !== 'done').map(({ user }) => user);
    const done: User[] = [];
    stopped.current = false;
    setBulk({
      phase: 'running',
      command,
      undoing,
      rows: rows.map((row) => (row.outcome === 'done' ? row : { user: row.user, outcome: 'waiting' })),
    });
    await runEach(
      open,
      parallelCalls,
      async (user) => {
        try {
          await send(user);
          done.push(user);
          setOutcome(user, 'done');
        } catch (error) {
          setOutcome(user, { failed: userProblem(error) });
        }
      },
      () => stopped.current,
    );
    setBulk((current) =>
      current && current.phase === 'running' ? { ...current, phase: 'finished' } : current,
    );
    if (!undoing && done.length > 0) onDone(command, done);
    if (hasLeft.current)
      notify({ severity: 'info', text: afterLeavingText(command, undoing, rows, done.length) });
  }

  return {
    bulk,
    /** Opens the confirmation of a command. */
    open: (command: OfferedCommand, selected: readonly User[]) => {
      const users = selected.filter(command.isFor);
      setBulk({ phase: 'confirming', command, users, leftOut: selected.length - users.length });
    },
    /** Runs the confirmed command. */
    start: (command: BulkCommand) => {
      if (bulk?.phase === 'confirming') void run(command, waitingRows(bulk.users), false);
    },
    stop: () => {
      stopped.current = true;
    },
    retry: () => {
      if (bulk?.phase !== 'finished') return;
      const { command, undoing, rows } = bulk;
      const currentRows = undoing
        ? rows
        : rows.map((row) =>
            row.outcome === 'done' ? row : { outcome: row.outcome, user: latest(row.user) },
          );
      void run(command, currentRows, undoing);
    },
    undo: () => {
      if (bulk?.phase !== 'finished') return;
      const done = bulk.rows.filter(({ outcome }) => outcome === 'done').map(({ user }) => user);
      void run(bulk.command, waitingRows(done), true);
    },
    close: () => setBulk((current) => (current?.phase === 'running' ? current : null)),
  };
}
