import Box from '@mui/material/Box';

/** What a form says as a whole: an error at once, good news in its turn. */
export function FormMessage({ kind, children }: { kind: 'error' | 'success'; children: string }) {
  return (
    <Box
      role={kind === 'error' ? 'alert' : 'status'}
      sx={{
        paddingBlock: 1.5,
        paddingInline: 2,
        borderInlineStart: '4px solid',
        borderColor: kind === 'error' ? 'error.main' : 'primary.main',
        bgcolor: 'background.paper',
        color: kind === 'error' ? 'error.main' : 'text.primary',
        fontWeight: 600,
      }}
    >
      {children}
    </Box>
  );
}
