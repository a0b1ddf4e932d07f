import type { User } from '@padavu/domain/user';
import { useEffect, useRef, useState } from 'react';
import { useNotice } from '@/components/Notices.tsx';
import { useUnloadWarning } from '@/components/use-unload-warning.ts';
import { runEach } from '@/lib/run-each.ts';
import type { OfferedCommand, BulkCommand } from './bulk-commands.ts';

/** The outcome for one user. `waiting` also means not reached before a stop. */
export type BulkRow = { user: User; outcome: 'waiting' | 'done' | { failed: string } };

export type Bulk =
  | { phase: 'asking'; command: OfferedCommand; users: readonly User[]; leftOut: number }
  | {
      phase: 'running' | 'finished';
      command: BulkCommand;
      /** The command is being undone. */
      undoing: boolean;
      rows: readonly BulkRow[];
    };

const waiting = (users: readonly User[]): BulkRow[] => users.map((user) => ({ user, outcome: 'waiting' }));

/** Parallel calls: thirty users finish in a moment, and other requests still get through. */
const width = 4;

/** The notice for an administrator who left the page while the command was running. */
function afterLeaving(
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
  /** The user as shown now: trying again is a new decision. */
  latest: (user: User) => User;
  /** Called with the users for whom a command, not its undo, succeeded. */
  onDone: (command: BulkCommand, users: readonly User[]) => void;
};

/** A bulk command: confirmed, run a few calls at a time, stopped, retried where it failed, and undone. */
export function useBulk({ latest, onDone }: Options) {
  const [bulk, setBulk] = useState<Bulk | null>(null);
  const notify = useNotice();
  const stopped = useRef(false);
  const hasLeft = useRef(false);
  useUnloadWarning(bulk?.phase === 'running');
  // Leaving the page cancels what has not been sent.
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      stopped.current = true;
      hasLeft.current = true;
    };
  }, []);

  const note = (user: User, outcome: BulkRow['outcome']) =>
    setBulk((now) =>
      now === null || now.phase === 'asking'
        ? now
        : { ...now, rows: now.rows.map((row) => (row.user.id === user.id ? { user, outcome } : row)) },
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
      width,
      async (user) => {
        try {
          await send(user);
          done.push(user);
          note(user, 'done');
        } catch (error) {
          note(user, { failed: error instanceof Error ? error.message : String(error) });
        }
      },
      () => stopped.current,
    );
    setBulk((now) => (now && now.phase === 'running' ? { ...now, phase: 'finished' } : now));
    if (!undoing && done.length > 0) onDone(command, done);
    if (hasLeft.current)
      notify({ severity: 'info', text: afterLeaving(command, undoing, rows, done.length) });
  }

  return {
    bulk,
    ask: (command: OfferedCommand, chosen: readonly User[]) => {
      const users = chosen.filter(command.isFor);
      setBulk({ phase: 'asking', command, users, leftOut: chosen.length - users.length });
    },
    /** Runs the command that was asked for, or what the answer has made of it. */
    start: (command: BulkCommand) => {
      if (bulk?.phase === 'asking') void run(command, waiting(bulk.users), false);
    },
    stop: () => {
      stopped.current = true;
    },
    retry: () => {
      if (bulk?.phase !== 'finished') return;
      const { command, undoing, rows } = bulk;
      const renewed = undoing
        ? rows
        : rows.map((row) =>
            row.outcome === 'done' ? row : { outcome: row.outcome, user: latest(row.user) },
          );
      void run(command, renewed, undoing);
    },
    undo: () => {
      if (bulk?.phase !== 'finished') return;
      const done = bulk.rows.filter(({ outcome }) => outcome === 'done').map(({ user }) => user);
      void run(bulk.command, waiting(done), true);
    },
    close: () => setBulk((now) => (now?.phase === 'running' ? now : null)),
  };
}
