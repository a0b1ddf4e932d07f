import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** Lines that are shown; the others are counted. */
const most = 20;

/** What is wrong with a file that was chosen to be imported, a line each. */
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

/** The first of some lines, and how many more there are. */
export function ShortList({ lines }: { lines: readonly string[] }) {
  return (
    <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
      {lines.slice(0, most).map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two lines may say the same, and their order stays
        <li key={index}>{line}</li>
      ))}
      {lines.length > most && <li>and {lines.length - most} more</li>}
    </Box>
  );
}
