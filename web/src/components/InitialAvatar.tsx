import Box from '@mui/material/Box';
import { drawnCharacters } from '@/lib/drawn-characters.ts';

/** A placeholder for a name that is still loading; it keeps the line's height. */
export const namePlaceholder = '\u00A0';

/**
 * The first letter of a person's name. The name itself is beside it or in its label. An `Avatar`, which could load a
 * picture, would be 0.9 KiB more.
 */
export function InitialAvatar({ name, label }: { name: string; label?: string }) {
  const [first = 'U'] = drawnCharacters(name.trim());
  const initial = name === namePlaceholder ? '' : first.toUpperCase();
  return (
    <Box {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })} sx={avatarStyles}>
      {initial}
    </Box>
  );
}

const avatarStyles = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 40,
  height: 40,
  borderRadius: 0.5,
  cornerShape: 'notch',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  fontSize: '1.25rem',
  fontWeight: 700,
  lineHeight: 1,
  userSelect: 'none',
} as const;
