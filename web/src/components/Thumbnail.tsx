import Box from '@mui/material/Box';
import type { Picture } from '@padavu/domain/picture/picture';
import { coursePicture, defaultDrawing } from '@padavu/domain/picture/thumbnail';
import { useState } from 'react';

type ThumbnailProps = {
  /** The address of a picture. */
  src: string;
  /** An uploaded picture, preferred over `src`. */
  picture?: Picture | null;
  /** The original title, which chooses the drawing. */
  title: string;
};

/**
 * The picture of a course or category, 16:9. Without a usable one, or if it fails to load, it shows a drawing that
 * matches the title.
 */
export function Thumbnail({ src, picture = null, title }: ThumbnailProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const usable = coursePicture({ thumbnail: src, picture });
  const image = usable && usable.src !== broken ? usable : { src: defaultDrawing(title), alt: '' };
  return (
    <Box
      component="img"
      {...image}
      sizes="(min-width: 700px) 400px"
      loading="lazy"
      onError={() => setBroken(usable?.src ?? null)}
      sx={{
        display: 'block',
        width: '100%',
        height: 'auto',
        aspectRatio: '16 / 9',
        objectFit: 'cover',
        bgcolor: 'primary.light',
      }}
    />
  );
}
