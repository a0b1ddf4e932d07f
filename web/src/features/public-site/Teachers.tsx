import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Instructor } from '@padavu/domain/course/course';
import { drawnCharacters } from '@/lib/drawn-characters.ts';
import { imageAttributes, pictureAddress } from '@padavu/domain/picture/thumbnail';
import type { ImageAttributes } from '@padavu/domain/picture/thumbnail';
import * as texts from './texts.ts';

/** The instructors of a course about whom the school says more than their names. */
export function Teachers({ instructors }: { instructors: readonly Instructor[] }) {
  const withDetails = instructors.filter(
    (teacher) => teacher.words !== '' || portraitOf(teacher) !== undefined,
  );
  if (withDetails.length === 0) return null;
  return (
    <section>
      <Typography variant="h2">{texts.whoTeaches}</Typography>
      <Box
        component="ul"
        sx={{ listStyle: 'none', display: 'grid', gap: 3, margin: 0, marginTop: 2, padding: 0 }}
      >
        {withDetails.map((teacher, index) => (
          <Box
            key={index}
            component="li"
            sx={{
              display: 'grid',
              gridTemplateColumns: 'auto minmax(0, 1fr)',
              gap: 2,
              overflowWrap: 'anywhere',
            }}
          >
            <Portrait teacher={teacher} />
            <div>
              <Typography variant="h3">{teacher.name}</Typography>
              <Typography color="textSecondary" sx={{ whiteSpace: 'pre-line' }}>
                {teacher.words}
              </Typography>
            </div>
          </Box>
        ))}
      </Box>
    </section>
  );
}

/** The uploaded photo, else the picture at an address; `undefined` for none. */
function portraitOf({
  photo,
  picture,
}: Instructor): Pick<ImageAttributes, 'src' | 'srcSet' | 'alt'> | undefined {
  if (photo) return imageAttributes(photo);
  const src = pictureAddress(picture);
  return src === undefined ? undefined : { src, alt: '' };
}

/** The size of a portrait in pixels. */
const side = 96;
const square = { width: side, height: side, borderRadius: 1, cornerShape: 'notch' } as const;

/** A teacher's picture, or the first letter of the name. */
function Portrait({ teacher }: { teacher: Instructor }) {
  const portrait = portraitOf(teacher);
  if (portrait) {
    const { src, srcSet, alt } = portrait;
    return (
      <Box
        component="img"
        {...{ src, srcSet, alt }}
        sizes={`${side}px`}
        width={side}
        height={side}
        loading="lazy"
        sx={{ ...square, objectFit: 'cover', bgcolor: 'primary.light' }}
      />
    );
  }
  const [first] = drawnCharacters(teacher.name);
  return (
    <Box
      aria-hidden
      sx={{
        ...square,
        display: 'grid',
        placeItems: 'center',
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        typography: 'h2',
      }}
    >
      {first?.toUpperCase()}
    </Box>
  );
}
