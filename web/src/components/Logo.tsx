import Box from '@mui/material/Box';
import { mediaPath } from '@padavu/domain/picture/media-path';
import { useBrand } from '@/lib/brand.ts';

/**
 * The school's logo, or its icon, and its name. The name is text, so screen readers skip the picture. The base styles
 * of the theme contain those of the name.
 */
export function Logo({ size = 36 }: { size?: number }) {
  const { name, logo } = useBrand();
  // Its narrowest file is wide enough.
  const file = logo?.sources[0];
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25 }}>
      <img
        src={file ? mediaPath(file.hash) : '/icon-192.png'}
        alt=""
        width={logo ? (size * logo.width) / logo.height : size}
        height={size}
      />
      <span data-part="name">{name}</span>
    </Box>
  );
}
