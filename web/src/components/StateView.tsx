import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Drawing } from './Drawing.tsx';
import type { DrawingName } from './Drawing.tsx';
import { Spinner } from './Spinner.tsx';

/** The state of a whole view that has no data to show: a drawing, what is the case, and the way on. */
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

/** Something that failed, said at once to a screen reader, with the way on. */
export function ProblemView({ message, action }: { message: string; action?: ReactNode }) {
  return (
    <Box role="alert">
      <StateView drawing="scene-error" title={message} action={action} />
    </Box>
  );
}

/** A view that waits for its data. */
export function LoadingView({ text }: { text: string }) {
  return (
    <Stack role="status" spacing={2} sx={{ alignItems: 'center', paddingBlock: 10 }}>
      <Spinner />
      <Typography color="textSecondary">{text}</Typography>
    </Stack>
  );
}
