import Box from '@mui/material/Box';

/** The product's drawings (docs/identity.md): files in `public/assets/drawings`. */
export type DrawingName =
  | 'scene-welcome'
  | 'scene-register'
  | 'scene-admin'
  | 'scene-empty'
  | 'scene-error'
  | 'scene-waiting'
  | 'scene-offline'
  | 'scene-school'
  | 'scene-lesson'
  | 'scene-contact';

type DrawingProps = {
  name: DrawingName;
  width: number | string;
  /** The aspect ratio of the drawing, so that the page does not shift when it loads. */
  ratio?: string;
  /** Fetched only when it is near the viewport. */
  lazy?: boolean;
};

/** A decorative drawing. Its content is repeated in text, so screen readers skip it. */
export function Drawing({ name, width, ratio = '4 / 3', lazy = false }: DrawingProps) {
  return (
    <Box
      component="img"
      src={`/assets/drawings/${name}.svg`}
      alt=""
      loading={lazy ? 'lazy' : 'eager'}
      sx={{ display: 'block', width, maxWidth: '100%', height: 'auto', aspectRatio: ratio }}
    />
  );
}
