import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { isUsableMapping } from '@padavu/domain/payment/bank-statement';
import type { StatementColumn } from '@padavu/domain/payment/bank-statement';
import { useState } from 'react';
import { CommandButton } from '@/components/CommandButton.tsx';
import { FileInput } from '@/components/FileInput.tsx';
import { Panel } from '@/components/Panel.tsx';
import { SelectInput } from '@/components/SelectInput.tsx';
import { TextAreaInput } from '@/components/TextAreaInput.tsx';
import { useCommand } from '@/components/use-command.ts';
import { useLastChoice } from '@/components/use-last-choice.ts';
import { decodeText, notUnicode } from '@/lib/csv-table.ts';
import { userProblem } from '@/features/admin-users/api.ts';
import { findMatches, readStatement } from './statement.ts';
import type { MatchedStatement, Statement } from './statement.ts';

const columnLabels: Readonly<Record<StatementColumn, string>> = {
  amount: 'Money that came in',
  text: "Bank's description",
  reference: 'Reference or transaction number',
  day: 'Date',
};
const columns = ['amount', 'text', 'reference', 'day'] as const;

/** The form for a statement, which is pasted or read from a file, and for the meaning of its columns. */
export function StatementForm({ onFound }: { onFound: (matched: MatchedStatement) => void }) {
  const [text, setText] = useState('');
  const [readProblem, setReadProblem] = useState<string>();
  const [statement, setStatement] = useState<Statement>();
  const [problem, setProblem] = useState<string>();
  const { pending, run } = useCommand({
    send: () => (statement ? findMatches(statement) : Promise.resolve({ matches: [], unreadable: [] })),
    failed: (error) => `The statement could not be matched: ${userProblem(error)}`,
    onDone: onFound,
  });

  const changeText = (next: string) => {
    setText(next);
    setProblem(undefined);
    const result = readStatement(next);
    setReadProblem('problem' in result && next !== '' ? result.problem : undefined);
    setStatement('problem' in result ? undefined : result);
  };
  const refuseFile = (reason: string) => {
    changeText('');
    setReadProblem(reason);
  };
  const choose = useLastChoice();
  const readFile = async (file: File) => {
    const isLast = choose();
    const bytes = await file.arrayBuffer().catch(() => undefined);
    if (!isLast()) return;
    const content = bytes && decodeText(bytes);
    if (content !== undefined) changeText(content);
    else refuseFile(bytes ? notUnicode : adminMessages.fileUnreadable);
  };
  const match = () => {
    if (!statement) return setReadProblem(readProblem ?? 'Paste the statement, or choose its file.');
    if (!isUsableMapping(statement.mapping))
      return setProblem('Choose at least the column of the money that came in, and one that says from whom.');
    return run();
  };

  return (
    <Panel title="The statement">
      <Typography>
        Save the statement as CSV at your bank. It is read on this device. Only words that look like payment
        references are sent, to find their accounts, and the approvals that you decide on.
      </Typography>
      <FileInput
        label="CSV file"
        accept=".csv,.txt,text/csv,text/plain"
        onChoose={(file) => void readFile(file)}
      />
      <TextAreaInput
        label="Or paste its rows, headings included"
        rows={5}
        value={text}
        error={readProblem}
        onChange={(event) => {
          // A file that is still being read must not replace what is typed.
          choose();
          changeText(event.target.value);
        }}
        style={{ maxHeight: '40dvh' }}
      />
      {statement && (
        <Mapping
          statement={statement}
          onChange={(column, index) => {
            setProblem(undefined);
            setStatement({ ...statement, mapping: { ...statement.mapping, [column]: index } });
          }}
        />
      )}
      {problem && <Alert severity="error">{problem}</Alert>}
      <Box>
        <CommandButton variant="contained" pending={pending} onClick={match}>
          Match with pending users
        </CommandButton>
      </Box>
    </Panel>
  );
}

type MappingProps = { statement: Statement; onChange: (column: StatementColumn, index: number) => void };

/** The recognised columns, which can be corrected for a bank with other headings. */
function Mapping({ statement: { rows, heading, mapping }, onChange }: MappingProps) {
  const names = (rows[heading] ?? []).map((name, index) => ({
    value: String(index),
    label: name.trim() || `Column ${index + 1}`,
  }));
  const options = [{ value: '-1', label: 'None' }, ...names];
  return (
    <Stack
      component="fieldset"
      sx={{
        border: 0,
        margin: 0,
        padding: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { sm: '1fr 1fr' },
      }}
    >
      <Typography component="legend" sx={{ padding: 0, fontWeight: 650, marginBottom: 1 }}>
        Columns, as the headings in row {heading + 1} say
      </Typography>
      {columns.map((column) => (
        <SelectInput
          key={column}
          label={columnLabels[column]}
          options={options}
          value={String(mapping[column])}
          onChange={(event) => onChange(column, Number(event.target.value))}
        />
      ))}
    </Stack>
  );
}
