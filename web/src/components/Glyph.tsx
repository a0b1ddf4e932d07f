import Box from '@mui/material/Box';

/** Line drawings on a 24-cell grid, with square line ends. */
const shapes = {
  menu: 'M3 6h18M3 12h18M3 18h18',
  close: 'M5 5l14 14M19 5L5 19',
  previous: 'M15 4l-8 8l8 8',
  next: 'M9 4l8 8l-8 8',
  pause: 'M8 5v14M16 5v14',
  play: 'M8 4v16l11 -8z',
  down: 'M4 9l8 8l8 -8',
  done: 'M4 12l6 6l10 -11',
  info: 'M3 3h18v18h-18zM12 11v6M12 6.5v2',
  problem: 'M3 3h18v18h-18zM12 7v6M12 15.5v2',
  offline: 'M4 18h14v-5h-3v-4h-4v-3h-3v5h-4zM3 3l18 18',
  person: 'M8 3h8v8h-8zM3 21v-6h18v6',
  leave: 'M10 4h-6v16h6M9 12h12M16 7l5 5l-5 5',
  show: 'M2 12l5 -5h10l5 5l-5 5h-10zM10 10h4v4h-4z',
  hide: 'M2 12l5 -5h10l5 5l-5 5h-10zM4 4l16 16',
} as const;

/** A small icon beside text or in a labelled button. It has no meaning of its own. */
export function Glyph({ name }: { name: keyof typeof shapes }) {
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="0 0 24 24"
      sx={{ width: 24, height: 24, fill: 'none', stroke: 'currentColor', strokeWidth: 2.5 }}
    >
      <path d={shapes[name]} />
    </Box>
  );
}
