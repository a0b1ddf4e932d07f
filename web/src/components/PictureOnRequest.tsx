import { fillPlaceholders } from '@padavu/domain/values/fill-placeholders';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { reasonOf } from '@/lib/refusals.ts';
import { CommandButton } from './CommandButton.tsx';
import { useCommand } from './use-command.ts';
import { offline, pictureFailed, tryAgain } from './texts.ts';

type PictureOnRequestProps = {
  label: string;
  alt: string;
  load: () => Promise<{ type: string; content: string }>;
};

/** A button that loads a picture that somebody sent, and then the picture itself. */
export function PictureOnRequest({ label, alt, load }: PictureOnRequestProps) {
  const [address, setAddress] = useState<string>();
  const { pending, run } = useCommand({
    send: load,
    failed: (error) => fillPlaceholders(pictureFailed, { reason: reasonOf(error, tryAgain, offline) }),
    onDone: ({ type, content }) => setAddress(`data:${type};base64,${content}`),
  });
  if (address === undefined)
    return (
      <Box>
        <CommandButton variant="outlined" pending={pending} onClick={run}>
          {label}
        </CommandButton>
      </Box>
    );
  return (
    <Box
      component="img"
      // It replaces the button, which had the focus.
      ref={focus}
      tabIndex={-1}
      src={address}
      alt={alt}
      sx={{ maxWidth: '100%', justifySelf: 'start', alignSelf: 'start', border: 1, borderColor: 'divider' }}
    />
  );
}

const focus = (picture: HTMLElement | null) => picture?.focus({ preventScroll: true });
