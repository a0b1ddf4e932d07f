import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ReactNode } from 'react';

type PanelProps = {
  title: string;
  /** An action beside the title. */
  action?: ReactNode;
  children: ReactNode;
};

/** A titled section of a page. */
export function Panel({ title, action, children }: PanelProps) {
  const id = useId();
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ padding: { xs: 2, sm: 3 }, minWidth: 0, overflowWrap: 'anywhere' }}
    >
      <Stack spacing={2}>
        <Stack
          direction="row"
          sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
        >
          <Typography id={id} variant="h3" component="h2">
            {title}
          </Typography>
          {action}
        </Stack>
        {children}
      </Stack>
    </Card>
  );
}
