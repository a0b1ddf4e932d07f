import Avatar from '@mui/material/Avatar';

/** A placeholder for a name that is still loading; it keeps the line's height. */
export const namePlaceholder = '\u00A0';

/** The first letter of a person's name. The name itself is beside it or in its label. */
export function InitialAvatar({ name, label }: { name: string; label?: string }) {
  const [first] = new Intl.Segmenter().segment(name.trim());
  const initial = name === namePlaceholder ? '' : (first?.segment.toUpperCase() ?? 'U');
  return (
    <Avatar
      variant="rounded"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      sx={{
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        fontWeight: 700,
        width: 40,
        height: 40,
        borderRadius: 0.5,
        cornerShape: 'notch',
      }}
    >
      {initial}
    </Avatar>
  );
}
