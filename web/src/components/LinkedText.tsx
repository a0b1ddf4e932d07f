import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const address = String.raw`https?://[^\s<>"]*[^\s<>".,;:!?)\]']`;
/** An address, a stretch without one, or a character that only looks like the beginning of one. */
const parts = new RegExp(`(${address})|(?:(?!${address})[^])+`, 'gu');

/** Plain text that somebody wrote, with its addresses as links. */
export function LinkedText({ children }: { children: string }) {
  return (
    <Typography sx={{ whiteSpace: 'pre-line', maxWidth: '68ch', overflowWrap: 'anywhere' }}>
      {Array.from(children.matchAll(parts), ({ 0: part, 1: link, index }) =>
        link === undefined ? (
          part
        ) : (
          <Box
            component="a"
            key={index}
            href={link}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            sx={{ color: 'primary.main' }}
          >
            {link}
          </Box>
        ),
      )}
    </Typography>
  );
}
