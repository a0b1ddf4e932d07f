import Box from '@mui/material/Box';
import { defaultDrawing, pictureAddress } from '@padavu/domain/thumbnail';
import { useState } from 'react';

/**
 * The picture of a course or category, 16:9. Without a usable address, or if the picture fails to load, it shows a
 * drawing that matches the title.
 */
export function Thumbnail({ src, title }: { src: string; title: string }) {
  const [broken, setBroken] = useState<string | null>(null);
  const usable = pictureAddress(src);
  return (
    <Box
      component="img"
      src={usable === undefined || usable === broken ? defaultDrawing(title) : usable}
      alt=""
      loading="lazy"
      onError={() => setBroken(usable ?? null)}
      sx={{
        display: 'block',
        width: '100%',
        aspectRatio: '16 / 9',
        objectFit: 'cover',
        bgcolor: 'primary.light',
      }}
    />
  );
}
