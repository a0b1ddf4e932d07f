import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Drawing } from './Drawing.tsx';
import type { DrawingName } from './Drawing.tsx';
import { tryAgain } from './texts.ts';

/** A view without data: a drawing, what the state is, and what to do next. */
export function StateView(props: {
  drawing: DrawingName;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  const { drawing, title, children, action } = props;
  return (
    <Stack
      spacing={2}
      sx={{
        alignItems: 'center',
        textAlign: 'center',
        paddingBlock: { xs: 4, sm: 6 },
        '& > p': { textWrap: 'balance' },
      }}
    >
      <Drawing name={drawing} width={260} />
      <Typography variant="h3" component="p">
        {title}
      </Typography>
      {children && (
        <Typography color="textSecondary" sx={{ maxWidth: '48ch' }}>
          {children}
        </Typography>
      )}
      {action && <Box sx={{ paddingTop: 1 }}>{action}</Box>}
    </Stack>
  );
}

type ProblemViewProps = { message: string; onRetry: () => void; retryLabel?: string };

/** An error, announced at once to screen readers, with a button to try again. */
export function ProblemView({ message, onRetry, retryLabel = tryAgain }: ProblemViewProps) {
  const retry = (
    <Button variant="contained" onClick={onRetry}>
      {retryLabel}
    </Button>
  );
  return (
    <Box role="alert">
      <StateView drawing="scene-error" title={message} action={retry} />
    </Box>
  );
}
