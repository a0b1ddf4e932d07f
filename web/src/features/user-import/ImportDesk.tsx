import { assertNever } from '@padavu/domain/assert-never';
import { ChooseFile } from './ChooseFile.tsx';
import type { SendRows } from './import-work.ts';
import { ImportReport } from './ImportReport.tsx';
import { ImportWork } from './ImportWork.tsx';
import { useImport } from './use-import.ts';

/** Accounts from a list: choose a file, see what would become of each row, make the accounts (decision 043). */
export function ImportDesk({ send }: { send: SendRows }) {
  const { state, choose, goOn, stop, startAgain } = useImport(send);
  switch (state.step) {
    case 'choosing':
      return <ChooseFile problem={state.problem} onChoose={choose} />;
    case 'working':
      return <ImportWork {...state} file={state.list.file} onStop={stop} />;
    case 'report':
      return (
        <ImportReport
          {...state.list}
          problem={state.problem}
          onGoOn={() => void goOn(state.list)}
          onStartAgain={startAgain}
        />
      );
    default:
      return assertNever(state);
  }
}
