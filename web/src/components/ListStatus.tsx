import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';

type ListStatusProps = {
  /** The number of records. */
  text: ReactNode;
  /** The line with the number, to focus it. */
  ref?: Ref<HTMLParagraphElement> | undefined;
  /** The view of a list without records (`EmptyState`). */
  children: ReactNode;
};

/** How many records a list has, or that it has none; announced when it changes. */
export function ListStatus({ text, ref, children }: ListStatusProps) {
  return (
    <Stack role="status" spacing={2}>
      <Typography
        ref={ref}
        tabIndex={-1}
        variant="body2"
        color="textSecondary"
        sx={{ outline: 'none', scrollMarginTop: (theme) => theme.spacing(12) }}
      >
        {text}
      </Typography>
      {children}
    </Stack>
  );
}
