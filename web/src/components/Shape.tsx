import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';

type ShapeProps = {
  /** As CSS, or in theme units. */
  width?: string | number;
  height: string | number;
  sx?: SxProps<Theme>;
};

const inTheme = (size: string | number) => (theme: Theme) =>
  typeof size === 'number' ? theme.spacing(size) : size;

/** A piece of a skeleton (`SkeletonView`). */
export function Shape({ width = '100%', height, sx }: ShapeProps) {
  return (
    <Box
      sx={[
        {
          width: inTheme(width),
          maxWidth: '100%',
          height: inTheme(height),
          borderRadius: 0.5,
          cornerShape: 'notch',
          bgcolor: 'primary.light',
        },
        ...[sx ?? []].flat(),
      ]}
    />
  );
}

/** One or several lines of text; the last is shorter. */
export function TextShape({ lines = 1, width = '100%' }: { lines?: number; width?: string | number }) {
  return (
    <Box sx={{ display: 'grid', alignContent: 'start', gap: 1.25, paddingBlock: 0.75 }}>
      {Array.from({ length: lines }, (_, line) => (
        <Shape
          key={line}
          height={1.75}
          width={lines > 1 && line === lines - 1 ? '60%' : width}
          sx={{ borderRadius: 0.25 }}
        />
      ))}
    </Box>
  );
}
