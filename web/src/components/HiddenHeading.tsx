import Box from '@mui/material/Box';

/** The page's heading for those who hear it, where the screen has nothing to head yet. */
export function HiddenHeading({ children }: { children: string }) {
  return (
    <Box
      component="h1"
      sx={{
        position: 'absolute',
        width: '1px',
        height: '1px',
        margin: '-1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      }}
    >
      {children}
    </Box>
  );
}
