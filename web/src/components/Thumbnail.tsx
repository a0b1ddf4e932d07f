import Box from '@mui/material/Box';
import { thumbnailSubject, usableThumbnail } from '@padavu/domain/subcategory';
import { useState } from 'react';

/**
 * The picture of a course or category, 16:9. Without a usable address, or if the picture fails to load, it shows a
 * drawing that matches the title.
 */
export function Thumbnail({ src, title }: { src: string; title: string }) {
  const [broken, setBroken] = useState<string | null>(null);
  const usable = usableThumbnail(src);
  const drawing = `/assets/drawings/subject-${thumbnailSubject(title)}.svg`;
  return (
    <Box
      component="img"
      src={usable === undefined || usable === broken ? drawing : fromRoot(usable)}
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

/** The address of the site's own pictures from the root, whatever the page's address is. */
function fromRoot(address: string): string {
  return address.startsWith('assets/') ? `/${address}` : address;
}
