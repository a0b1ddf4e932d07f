import Box from '@mui/material/Box';

/** The message of a whole form: assertive for an error, polite for a success. */
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
        whiteSpace: 'pre-line',
      }}
    >
      {children}
    </Box>
  );
}
