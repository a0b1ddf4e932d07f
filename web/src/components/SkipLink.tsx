import Box from '@mui/material/Box';

/** The first stop of the keyboard: past the menu, to the element with the id `to`. Seen only while it has the focus. */
export function SkipLink({ to }: { to: string }) {
  return (
    <Box
      component="a"
      href={`#${to}`}
      onClick={(event) => {
        // The address stays: it is the router's, and so is the way back.
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
      Skip to content
    </Box>
  );
}
