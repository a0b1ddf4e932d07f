import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** How many lines are shown; the rest are only counted. */
const maxLines = 20;

/** The problems of a file that cannot be imported, one per line. */
export function FileProblems({ lines }: { lines: readonly string[] }) {
  return (
    <Box role="alert">
      <Typography color="error" sx={{ fontWeight: 650 }}>
        This file cannot be imported. Nothing has been changed.
      </Typography>
      <ShortList lines={lines} />
    </Box>
  );
}

/** The first lines, and how many more there are. */
export function ShortList({ lines }: { lines: readonly string[] }) {
  return (
    <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
      {lines.slice(0, maxLines).map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two lines may say the same, and their order stays
        <li key={index}>{line}</li>
      ))}
      {lines.length > maxLines && <li>and {lines.length - maxLines} more</li>}
    </Box>
  );
}
