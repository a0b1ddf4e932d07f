import type { User } from '@padavu/domain/user';
import { useEffect, useRef, useState } from 'react';
import { useNotice } from '@/components/Notices.tsx';
import { useUnloadQuestion } from '@/components/use-unload-question.ts';
import { runEach } from '@/lib/run-each.ts';
import type { BulkCommand } from './bulk-commands.ts';

/** How it went with one of many. `waiting` is also who was not reached before a stop. */
export type BulkRow = { user: User; outcome: 'waiting' | 'done' | { failed: string } };

export type Bulk =
  | { phase: 'asking'; command: BulkCommand; users: readonly User[]; leftOut: number }
  | {
      phase: 'running' | 'finished';
      command: BulkCommand;
      /** The command is being taken back. */
      undoing: boolean;
      rows: readonly BulkRow[];
    };

const waiting = (users: readonly User[]): BulkRow[] => users.map((user) => ({ user, outcome: 'waiting' }));

/** So many calls at once: thirty go through in a moment, and other work still does too. */
const width = 4;

/** What is said on another page to whoever has left a command under way. */
function afterLeaving(
  command: BulkCommand,
  undoing: boolean,
  rows: readonly BulkRow[],
  sent: number,
): string {
  const done = rows.filter(({ outcome }) => outcome === 'done').length + sent;
  const summary = `${done} of ${rows.length} ${undoing ? 'put back' : command.outcome}.`;
  if (done === rows.length) return summary;
  return `${undoing ? 'Putting back' : command.underWay} ended when you left the page: ${summary}`;
}

type Options = {
  /** A user as the administrator sees it now: who tries again has read why it failed, and decides anew. */
  latest: (user: User) => User;
  /** Told of the users with whom a command, not its undoing, went well. */
  onDone: (command: BulkCommand, users: readonly User[]) => void;
};

/** A command on many users: asked, run a few at a time, stopped, tried again where it failed, and taken back. */
export function useBulk({ latest, onDone }: Options) {
  const [bulk, setBulk] = useState<Bulk | null>(null);
  const notify = useNotice();
  const stopped = useRef(false);
  const hasLeft = useRef(false);
  useUnloadQuestion(bulk?.phase === 'running');
  // Whoever leaves the page gives up what has not been sent.
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
    ask: (command: BulkCommand, chosen: readonly User[]) => {
      const users = chosen.filter(command.isFor);
      setBulk({ phase: 'asking', command, users, leftOut: chosen.length - users.length });
    },
    start: () => {
      if (bulk?.phase === 'asking') void run(bulk.command, waiting(bulk.users), false);
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
