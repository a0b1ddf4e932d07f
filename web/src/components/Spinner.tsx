import Box from '@mui/material/Box';

const heights = ['34%', '67%', '100%'];

/** The mark's three steps, lit one after the other. The text beside it says what is loading. */
export function Spinner({ small = false }: { small?: boolean }) {
  return (
    <Box
      aria-hidden
      sx={{
        display: 'flex',
        alignItems: 'flex-end',
        gap: 0.5,
        height: (theme) => theme.spacing(small ? 2.5 : 4.5),
        '@keyframes climb': { '0%, 70%, 100%': { opacity: 0.25 }, '30%': { opacity: 1 } },
      }}
    >
      {heights.map((height, step) => (
        <Box
          key={height}
          sx={{
            width: (theme) => theme.spacing(small ? 0.75 : 1.25),
            height,
            bgcolor: 'primary.main',
            opacity: 0.6,
            '@media (prefers-reduced-motion: no-preference)': {
              animation: 'climb 1.2s ease-in-out infinite both',
              animationDelay: `${step * 200}ms`,
            },
          }}
        />
      ))}
    </Box>
  );
}
