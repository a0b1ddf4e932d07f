import { adminMessageFor } from '@padavu/domain/admin/admin-messages';
import { messages } from '@padavu/domain/messages';
import { useEffect, useRef, useState } from 'react';
import { pluralize } from '@/components/pluralize.ts';
import { useNotice } from '@/components/Notices.tsx';
import { useLastChoice } from '@/components/use-last-choice.ts';
import { useUnloadWarning } from '@/components/use-unload-warning.ts';
import { reasonOf } from '@/lib/refusals.ts';
import { isOpen, sendOpenRows, uncheckedRows } from './import-work.ts';
import type { CheckedRow, SendRows } from './import-work.ts';

type List = { file: string; rows: CheckedRow[]; ignored: readonly string[] };

type ImportState =
  | { step: 'choosing'; problem: string | null }
  /** Rows are being checked or accounts created; `done` of `total` are finished. */
  | { step: 'working'; kind: 'check' | 'create'; list: List; done: number; total: number }
  /** The outcome or expected outcome of each row so far; `problem` is what interrupted the work. */
  | { step: 'report'; list: List; problem: string | null };

/** The parser is loaded when a file is chosen. */
const loadReader = () => import('./import-file.ts');

const afterLeavingText = (createdCount: number) =>
  `The import ended when you left the page: ${pluralize(createdCount, 'account')} created. Choose the file again to go on.`;

const choosing: ImportState = { step: 'choosing', problem: null };

/** An import: a file, a check of its rows, the accounts. Each step can be stopped and continued without loss. */
export function useImport(send: SendRows) {
  const [state, setState] = useState<ImportState>(choosing);
  const currentRun = useRef<object>(null);
  const startChoice = useLastChoice();
  const notify = useNotice();
  const hasLeft = useRef(false);
  useUnloadWarning(state.step === 'working' && state.kind === 'create');
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
      currentRun.current = null;
    };
  }, []);

  /** Reports the progress to an administrator who left the page. */
  const notifyAfterLeaving = ({ rows }: List, kind: 'check' | 'create') => {
    if (!hasLeft.current || kind === 'check') return;
    const createdCount = rows.filter(({ outcome }) => outcome?.state === 'created').length;
    notify({ severity: 'info', text: afterLeavingText(createdCount) });
  };

  const work = async (list: List, kind: 'check' | 'create') => {
    const run = {};
    currentRun.current = run;
    const dryRun = kind === 'check';
    const total = list.rows.filter((row) => isOpen(row, dryRun)).length;
    let latest = list;
    setState({ step: 'working', kind, list, done: 0, total });
    try {
      for await (const rows of sendOpenRows(list.rows, dryRun, send)) {
        latest = { ...list, rows };
        if (currentRun.current !== run) {
          notifyAfterLeaving(latest, kind);
          // The rows that were sent before the stop have their outcomes by now.
          setState((previous) =>
            previous.step === 'report' && previous.list.file === list.file
              ? { ...previous, list: latest }
              : previous,
          );
          return;
        }
        const leftCount = rows.filter(
          (row) => row.outcome === null || (!dryRun && row.outcome.state === 'ready'),
        ).length;
        setState({ step: 'working', kind, list: latest, done: total - leftCount, total });
      }
      if (currentRun.current === run) setState({ step: 'report', list: latest, problem: null });
    } catch (error) {
      if (currentRun.current !== run) {
        notifyAfterLeaving(latest, kind);
        return;
      }
      setState({
        step: 'report',
        list: latest,
        problem: adminMessageFor.importFailed(reasonOf(error, messages.server.error)),
      });
    }
  };

  return {
    state,
    choose: async (file: File) => {
      const isLast = startChoice();
      const { readImportFile } = await loadReader();
      const result = readImportFile(await file.arrayBuffer());
      if (!isLast()) return;
      if (result.state === 'refused') setState({ step: 'choosing', problem: result.message });
      else
        await work({ file: file.name, rows: uncheckedRows(result.rows), ignored: result.ignored }, 'check');
    },
    /** Continues with the open rows: the check first, then the accounts. */
    resume: (list: List) =>
      work(list, list.rows.some(({ outcome }) => outcome === null) ? 'check' : 'create'),
    stop: () => {
      currentRun.current = null;
      setState((previous) =>
        previous.step === 'working' ? { step: 'report', list: previous.list, problem: null } : previous,
      );
    },
    restart: () => {
      currentRun.current = null;
      setState(choosing);
    },
  };
}
