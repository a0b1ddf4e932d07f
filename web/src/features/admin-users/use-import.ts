import { adminMessageFor } from '@padavu/domain/admin-messages';
import { useEffect, useRef, useState } from 'react';
import { pluralize } from '@/components/pluralize.ts';
import { useNotice } from '@/components/Notices.tsx';
import { useUnloadWarning } from '@/components/use-unload-warning.ts';
import { isOpen, sendOpenRows, uncheckedRows } from './import-work.ts';
import type { CheckedRow, SendRows } from './import-work.ts';

type List = { file: string; rows: CheckedRow[]; ignored: string[] };

type ImportState =
  | { step: 'choosing'; problem: string | null }
  /** Rows are being checked or accounts created; `done` of `total` are finished. */
  | { step: 'working'; kind: 'check' | 'make'; list: List; done: number; total: number }
  /** The outcome or forecast of each row so far; `problem` is what interrupted it. */
  | { step: 'report'; list: List; problem: string | null };

/** The parser is loaded when a file is chosen. */
const reader = () => import('./import-file.ts');

const afterLeaving = (made: number) =>
  `The import ended when you left the page: ${pluralize(made, 'account')} created. Choose the file again to go on.`;

const choosing: ImportState = { step: 'choosing', problem: null };

/** An import: a file, a check of its rows, the accounts. Each step can be stopped and continued without loss. */
export function useImport(send: SendRows) {
  const [state, setState] = useState<ImportState>(choosing);
  const current = useRef<object>(null);
  const notify = useNotice();
  const hasLeft = useRef(false);
  useUnloadWarning(state.step === 'working' && state.kind === 'make');
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
      current.current = null;
    };
  }, []);

  /** Reports the progress to an administrator who left the page. */
  const sayAfterLeaving = ({ rows }: List, kind: 'check' | 'make') => {
    if (!hasLeft.current || kind === 'check') return;
    const made = rows.filter(({ outcome }) => outcome?.state === 'created').length;
    notify({ severity: 'info', text: afterLeaving(made) });
  };

  const work = async (list: List, kind: 'check' | 'make') => {
    const run = {};
    current.current = run;
    const dryRun = kind === 'check';
    const total = list.rows.filter((row) => isOpen(row, dryRun)).length;
    let now = list;
    setState({ step: 'working', kind, list, done: 0, total });
    try {
      for await (const rows of sendOpenRows(list.rows, dryRun, send)) {
        now = { ...list, rows };
        if (current.current !== run) {
          sayAfterLeaving(now, kind);
          // What was sent before the stop has been answered by now.
          setState((shown) =>
            shown.step === 'report' && shown.list.file === list.file ? { ...shown, list: now } : shown,
          );
          return;
        }
        const left = rows.filter(
          (row) => row.outcome === null || (!dryRun && row.outcome.state === 'ready'),
        ).length;
        setState({ step: 'working', kind, list: now, done: total - left, total });
      }
      if (current.current === run) setState({ step: 'report', list: now, problem: null });
    } catch (error) {
      if (current.current !== run) {
        sayAfterLeaving(now, kind);
        return;
      }
      const reason = error instanceof Error ? error.message : String(error);
      setState({ step: 'report', list: now, problem: adminMessageFor.importFailed(reason) });
    }
  };

  return {
    state,
    choose: async (file: File) => {
      const { readImportFile } = await reader();
      const read = readImportFile(await file.arrayBuffer());
      if (read.state === 'refused') setState({ step: 'choosing', problem: read.message });
      else await work({ file: file.name, rows: uncheckedRows(read.rows), ignored: read.ignored }, 'check');
    },
    /** Continues with the open rows: the check first, then the accounts. */
    goOn: (list: List) => work(list, list.rows.some(({ outcome }) => outcome === null) ? 'check' : 'make'),
    stop: () => {
      current.current = null;
      setState((shown) =>
        shown.step === 'working' ? { step: 'report', list: shown.list, problem: null } : shown,
      );
    },
    startAgain: () => {
      current.current = null;
      setState(choosing);
    },
  };
}
