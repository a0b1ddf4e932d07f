import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import type { ChangeEvent } from 'react';
import { DayInput } from '@/components/DayInput.tsx';
import { TextInput } from '@/components/TextInput.tsx';
import { deleteMany } from './bulk-commands.ts';
import type { BulkCommand } from './bulk-commands.ts';
import type { Bulk } from './use-bulk.ts';

type BulkConfirmationProps = {
  confirmation: Extract<Bulk, { phase: 'confirming' }>;
  onConfirm: (command: BulkCommand) => void;
  onCancel: () => void;
};

/** At most this many users are named; the others are only counted. */
const maxNames = 5;

/** Confirms a bulk command. The focus is on Cancel, or on the input if the command has one. */
export function BulkConfirmation({ confirmation, onConfirm, onCancel }: BulkConfirmationProps) {
  const { command, users, leftOut } = confirmation;
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const field = 'field' in command ? command.field : null;
  const confirm = () => {
    const result = 'field' in command ? command.field.command(text) : command;
    if ('problem' in result) setProblem(result.problem);
    else onConfirm(result);
  };
  const input = field && {
    label: field.label,
    hint: field.hint,
    error: problem,
    autoComplete: 'off',
    autoFocus: true,
    value: text,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      setText(currentTarget.value);
      setProblem(undefined);
    },
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        confirm();
      }}
    >
      <DialogTitle>{command.question(users.length)}</DialogTitle>
      <DialogContent>
        <DialogContentText>
          <strong>{nameList(users.map(({ name }) => name))}</strong>
        </DialogContentText>
        <DialogContentText sx={{ marginTop: 1 }}>{command.consequence}</DialogContentText>
        {input && (
          <Box sx={{ marginTop: 2 }}>
            {field.isDay ? <DayInput type="date" {...input} /> : <TextInput inputMode="numeric" {...input} />}
          </Box>
        )}
        {leftOut > 0 && (
          <DialogContentText sx={{ marginTop: 1 }}>
            {leftOut} of the {users.length + leftOut} selected {leftOut === 1 ? 'is' : 'are'}{' '}
            {command.leftOut} and {leftOut === 1 ? 'stays' : 'stay'} as {leftOut === 1 ? 'it is' : 'they are'}
            .
          </DialogContentText>
        )}
      </DialogContent>
      <DialogActions>
        <Button autoFocus={!field} onClick={onCancel} color="inherit">
          Cancel
        </Button>
        <Button type="submit" variant="contained" color={command === deleteMany ? 'error' : 'primary'}>
          {command.verb}
        </Button>
      </DialogActions>
    </Box>
  );
}

function nameList(names: readonly string[]): string {
  const others = names.length - maxNames;
  return others > 1 ? `${names.slice(0, maxNames).join(', ')} and ${others} others` : names.join(', ');
}
