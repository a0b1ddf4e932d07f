import Box from '@mui/material/Box';
import { thumbnailSubject, usableThumbnail } from '@padavu/domain/subcategory';
import { useState } from 'react';

/**
 * The picture of a course or category, 16:9 (specification 3, "Category", and 5, "Learner course thumbnail"). Without
 * a usable address, or when the picture cannot be loaded, the drawing by the title's subject stands in.
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

/** Our own pictures are named from the site's root, whatever the page's address. */
function fromRoot(address: string): string {
  return address.startsWith('assets/') ? `/${address}` : address;
}
