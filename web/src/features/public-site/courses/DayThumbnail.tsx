import Box from '@mui/material/Box';
import { fillPlaceholders } from '@padavu/domain/values/fill-placeholders';
import type { CourseDay } from '@padavu/domain/course/course';
import { dayTitle } from '@padavu/domain/site/public-messages';
import { defaultDrawing, pictureAddress } from '@padavu/domain/picture/thumbnail';
import { Link } from 'react-router-dom';
import { Glyph } from '@/components/Glyph.tsx';
import { firstTitle } from '@/lib/translated-record.ts';
import * as texts from '@/features/public-site/texts.ts';

/** `to` is the path of the registration; `undefined` while registration is closed. */
type DayThumbnailProps = { day: CourseDay; number: number; to: string | undefined };

/** The picture of a day's video with a play icon, linked to the registration. */
export function DayThumbnail({ day, number, to }: DayThumbnailProps) {
  const scene = (
    <Box
      component="img"
      src={pictureAddress(day.picture) ?? defaultDrawing(firstTitle(day))}
      alt=""
      width={640}
      height={360}
      loading="lazy"
      sx={picture}
    />
  );
  if (to === undefined) return <Box sx={frame}>{scene}</Box>;
  return (
    <Box
      component={Link}
      to={to}
      aria-label={fillPlaceholders(texts.registerToWatchDay, { day: dayTitle(number, day.title) })}
      sx={frame}
    >
      {scene}
      <Box data-part="play" sx={play}>
        <Glyph name="play" />
      </Box>
      <Box sx={caption}>{texts.registerToWatch}</Box>
    </Box>
  );
}

const frame = {
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  borderRadius: 2,
  cornerShape: 'notch',
  bgcolor: 'primary.light',
  color: 'inherit',
  textDecoration: 'none',
  '&:hover [data-part="play"], &:focus-visible [data-part="play"]': { bgcolor: 'scene.cloth' },
} as const;

const picture = {
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
} as const;

const play = {
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  display: 'grid',
  placeItems: 'center',
  width: { xs: 64, sm: 88 },
  height: { xs: 64, sm: 88 },
  borderRadius: 1.5,
  cornerShape: 'notch',
  bgcolor: 'scene.brass',
  color: 'scene.night',
  transition: 'background-color 150ms',
  '& > svg': { width: '50%', height: '50%', fill: 'currentColor' },
} as const;

const caption = {
  position: 'absolute',
  left: 0,
  bottom: 0,
  margin: { xs: 1.5, sm: 3 },
  paddingInline: 1.5,
  paddingBlock: 0.75,
  bgcolor: 'scene.night',
  color: 'scene.cloth',
  typography: 'body2',
  fontWeight: 650,
} as const;
