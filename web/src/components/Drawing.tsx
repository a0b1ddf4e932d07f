import Box from '@mui/material/Box';

/** The drawings that are drawn for the product (docs/identity.md); files under `public/assets/drawings`. */
export type DrawingName =
  | 'scene-welcome'
  | 'scene-register'
  | 'scene-admin'
  | 'scene-empty'
  | 'scene-error'
  | 'scene-waiting'
  | 'scene-offline';

/** A decorative drawing: it repeats what the words beside it say, so a screen reader passes over it. */
export function Drawing({ name, width }: { name: DrawingName; width: number | string }) {
  return (
    <Box
      component="img"
      src={`/assets/drawings/${name}.svg`}
      alt=""
      sx={{ display: 'block', width, maxWidth: '100%', height: 'auto' }}
    />
  );
}
