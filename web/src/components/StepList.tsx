import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** A list whose marks are small gold steps. */
export function StepList({ items }: { items: readonly string[] }) {
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 1, margin: 0, padding: 0, listStyle: 'none' }}>
      {items.map((item) => (
        <Typography component="li" key={item} sx={row}>
          {item}
        </Typography>
      ))}
    </Box>
  );
}

const row = {
  position: 'relative',
  paddingLeft: 3,
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: '0.5em',
    width: 12,
    height: 12,
    bgcolor: 'secondary.light',
    clipPath: 'polygon(0 50%, 50% 50%, 50% 0, 100% 0, 100% 100%, 0 100%)',
  },
} as const;
