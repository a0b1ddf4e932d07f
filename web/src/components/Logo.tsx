import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { mediaPath } from '@padavu/domain/media-path';
import { useBrand } from '@/lib/brand.ts';

/**
 * The school's logo, or its icon, and its name. The name is text, so screen readers skip the picture. With enlarged text
 * it leaves room for the button beside it in a narrow window.
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
      <Typography
        component="span"
        sx={{ fontSize: 'min(1.5rem, 7.5vw)', fontWeight: 780, letterSpacing: '-0.02em', lineHeight: 1 }}
      >
        {name}
      </Typography>
    </Box>
  );
}
