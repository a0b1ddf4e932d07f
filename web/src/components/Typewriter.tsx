import Box from '@mui/material/Box';
import { limits } from '@padavu/domain/limits';

const { perCharacter, startDelay } = limits.typewriter;

/**
 * A text that appears a character every 100 ms after 500 ms. The animation is CSS, so it starts with the first paint,
 * before any script. Where less motion is preferred the text is simply there. The element around it carries the text as
 * its label for screen readers.
 */
export function Typewriter({ text }: { text: string }) {
  return (
    <Box component="span" aria-hidden sx={typing}>
      {Array.from(text, (character, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a character is its place in the text
        <span key={index} style={{ animationDelay: `${startDelay + index * perCharacter}ms` }}>
          {character}
        </span>
      ))}
    </Box>
  );
}

/** A character appears with the cursor after it, and stays when the cursor moves on. */
const typing = {
  '@media (prefers-reduced-motion: no-preference)': {
    '@keyframes type': {
      'from, 99%': { visibility: 'visible', boxShadow: '0.08em 0 currentColor' },
      to: { visibility: 'visible', boxShadow: 'none' },
    },
    '& > span': { visibility: 'hidden', animation: `type ${perCharacter}ms step-end forwards` },
  },
} as const;
