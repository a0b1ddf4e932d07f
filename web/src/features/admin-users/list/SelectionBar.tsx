import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import type { User } from '@padavu/domain/user/user';
import { Suspense, useState } from 'react';
import { pluralize } from '@/components/pluralize.ts';
import { lazyPart } from '@/lib/lazy-part.ts';
import {
  approveMany,
  deactivateMany,
  deleteMany,
  moveStartOfMany,
  openDaysOfMany,
} from '@/features/admin-users/bulk/bulk-commands.ts';
import type { OfferedCommand } from '@/features/admin-users/bulk/bulk-commands.ts';

/** Loaded when it is first opened. */
const CongratulateDialog = lazyPart(() =>
  import('./CongratulateDialog.tsx').then((part) => part.CongratulateDialog),
);

type SelectionBarProps = {
  users: readonly User[];
  onCommand: (command: OfferedCommand) => void;
  onClear: () => void;
};

const commands: readonly OfferedCommand[] = [
  approveMany,
  openDaysOfMany,
  moveStartOfMany,
  deactivateMany,
  deleteMany,
];

/** A window of which the bar leaves enough: it is up to 250 pixels high in a narrow window, 174 in others. */
const hasRoom = '@media (min-height: 30rem), (min-width: 600px) and (min-height: 20rem)';

const clearance = (theme: Theme) => ({
  [hasRoom]: {
    html: {
      scrollPaddingBottom: theme.spacing(34),
      '--foot': theme.spacing(34),
      [theme.breakpoints.up('sm')]: { '--foot': theme.spacing(26) },
      [theme.breakpoints.up('md')]: { '--foot': theme.spacing(18) },
      [theme.breakpoints.up('xl')]: { '--foot': theme.spacing(9) },
    },
  },
});

/**
 * The commands for the selected users, at the end of the list. It is sticky, so that it is always visible, except in a
 * window that it would fill.
 */
export function SelectionBar({ users, onCommand, onClear }: SelectionBarProps) {
  if (users.length === 0) return null;
  return (
    <>
      {/* The bar must not cover the focused element, and a notice must not cover the bar. */}
      <GlobalStyles styles={clearance} />
      <Paper
        component="section"
        aria-label="Selected users"
        variant="outlined"
        sx={{
          [hasRoom]: { position: 'sticky' },
          bottom: (theme) => theme.spacing(2),
          zIndex: 'appBar',
          boxShadow: 8,
          borderColor: 'primary.main',
          padding: 1.5,
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
        }}
      >
        <Stack
          direction="row"
          sx={{ alignItems: 'center', justifyContent: 'space-between', flex: '1 1 auto', gap: 1 }}
        >
          <Typography sx={{ fontWeight: 650, paddingInlineStart: 0.5 }}>
            {selectedText(users.length)}
          </Typography>
          <Button color="inherit" onClick={onClear}>
            Clear selection
          </Button>
        </Stack>
        <Box
          sx={{
            display: { xs: 'grid', sm: 'flex' },
            gridTemplateColumns: '1fr 1fr',
            flexWrap: 'wrap',
            gap: 1,
            flexGrow: { xs: 1, sm: 0 },
            marginInlineStart: 'auto',
            '& > *': { paddingInline: 1.5 },
          }}
        >
          {commands.map((command) => (
            <Button
              key={command.verb}
              variant={command === approveMany ? 'contained' : 'outlined'}
              color={command === deleteMany ? 'error' : command === approveMany ? 'primary' : 'inherit'}
              disabled={!users.some(command.isFor)}
              onClick={() => onCommand(command)}
            >
              {command.verb}
            </Button>
          ))}
          <CongratulateButton users={users} />
        </Box>
      </Paper>
    </>
  );
}

/** The number of selected users as text; empty for none. */
export function selectedText(count: number): string {
  return count === 0 ? '' : `${pluralize(count, 'user')} selected`;
}

/** Opens the dialog in which the selected users are congratulated, one chat after the other. */
function CongratulateButton({ users }: { users: readonly User[] }) {
  const [recipients, setRecipients] = useState<readonly User[] | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        aria-haspopup="dialog"
        disabled={!users.some(({ status }) => status === 'approved')}
        onClick={() => setRecipients(users)}
      >
        {adminMessages.congratulate.verb}
      </Button>
      {recipients && (
        <Suspense fallback={null}>
          <CongratulateDialog users={recipients} onClose={() => setRecipients(null)} />
        </Suspense>
      )}
    </>
  );
}
