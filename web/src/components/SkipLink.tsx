import Box from '@mui/material/Box';
import * as texts from './texts.ts';

/** The first tab stop: skips the menu to the element with the id `to`. Visible only with the focus. */
export function SkipLink({ to }: { to: string }) {
  return (
    <Box
      component="a"
      href={`#${to}`}
      onClick={(event) => {
        // The router owns the address, so the hash must not change.
        event.preventDefault();
        document.querySelector<HTMLElement>(`#${to}`)?.focus();
      }}
      sx={{
        position: 'fixed',
        insetInlineStart: 8,
        insetBlockStart: 8,
        zIndex: 'tooltip',
        padding: 2,
        bgcolor: 'background.paper',
        color: 'primary.main',
        fontWeight: 650,
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      {texts.skip}
    </Box>
  );
}
