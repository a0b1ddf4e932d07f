import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import type { ImageAttributes } from '@padavu/domain/picture/thumbnail';
import type { ReactNode } from 'react';
import { limits } from '@padavu/domain/limits';
import { drawnCharacters } from '@/lib/drawn-characters.ts';
import { Banner, wide } from './Banner.tsx';
import { RisingSteps } from './RisingSteps.tsx';

type PageBannerProps = {
  title: string;
  /** The title appears letter by letter. */
  typed?: boolean;
  ground: 'leaf' | 'deepLeaf' | 'storm';
  /** An uploaded picture or the address of a drawing; without either, the rising steps are shown. */
  picture?: ImageAttributes | string | undefined;
  children?: ReactNode;
};

/** The head of a public page: its title on a dark ground, beside a drawing or the rising steps. */
export function PageBanner({ title, typed = false, ground, picture, children }: PageBannerProps) {
  return (
    <Box sx={frame}>
      <Banner ground={ground}>
        <Box sx={[columns, picture ? withPicture : plain]}>
          <Box sx={textColumn}>
            <Typography variant="h1" aria-label={typed ? title : undefined} sx={heading}>
              {typed ? <Typewriter text={title} /> : title}
            </Typography>
            {children}
          </Box>
          {picture ? (
            <Box
              component="img"
              {...(typeof picture === 'string' ? { ...drawing, src: picture } : picture)}
              sizes="(min-width: 900px) 50vw, 100vw"
              fetchPriority="high"
              sx={image}
            />
          ) : (
            <Box sx={[pattern, { color: patternOn[ground] }]}>
              <RisingSteps />
            </Box>
          )}
        </Box>
      </Banner>
    </Box>
  );
}

const drawing = { alt: '', width: 640, height: 360 };

/** The sentence below a banner's title, where there is one. */
export function BannerLead({ children }: { children: ReactNode }) {
  return children && <Typography sx={lead}>{children}</Typography>;
}

const lead = {
  marginTop: 2,
  maxWidth: '40ch',
  fontSize: '1.1875rem',
  color: 'scene.mist',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
} as const;

const frame = {
  maxWidth: wide,
  marginInline: 'auto',
  paddingInline: { xs: 1, sm: 2, md: 3 },
} as const;

const columns = { position: 'relative', display: 'grid', alignItems: 'center' } as const;
const plain = { minHeight: (theme: Theme) => theme.spacing(34) } as const;
/** High enough to show the whole drawing where it fits. */
const withPicture = {
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
  minHeight: (theme: Theme) => ({ md: `clamp(${theme.spacing(50)}, 26vw, ${theme.spacing(60)})` }),
} as const;

const textColumn = {
  position: 'relative',
  zIndex: 1,
  paddingInline: { xs: 3, sm: 5, md: 7, lg: 10 },
  paddingBlock: { xs: 5, md: 7 },
} as const;

const heading = { fontSize: 'clamp(2.25rem, 1.4rem + 3.2vw, 3.75rem)' } as const;

const image = {
  display: 'block',
  width: '100%',
  height: { xs: 'auto', md: '100%' },
  minHeight: { md: 0 },
  position: { md: 'absolute' },
  insetBlock: { md: 0 },
  right: { md: 0 },
  maxWidth: { md: '50%' },
  // A tall picture is cut, and never longer than the screen.
  maxHeight: { xs: '60vh', md: 'none' },
  objectFit: 'cover',
} as const;

const pattern = {
  position: 'absolute',
  right: 0,
  bottom: 0,
  width: '44%',
  height: { xs: '40%', md: '100%' },
} as const;
const patternOn = { leaf: 'scene.deepLeaf', deepLeaf: 'scene.leaf', storm: 'scene.deepLeaf' } as const;

const { perCharacter, startDelay } = limits.typewriter;

/**
 * A text that appears a character every 100 ms after 500 ms. The animation is CSS, so it starts with the first paint,
 * before any script. With reduced motion the text is visible at once. The element around it carries the text as
 * its label for screen readers.
 */
function Typewriter({ text }: { text: string }) {
  return (
    <Box component="span" aria-hidden sx={typing}>
      {drawnCharacters(text).map((drawn, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the characters never change their order
        <span key={index} style={{ animationDelay: `${startDelay + index * perCharacter}ms` }}>
          {drawn}
        </span>
      ))}
    </Box>
  );
}

/**
 * A character appears and stays, and the cursor is after it until the next one appears. The cursor is an animation of
 * its own that ends without `forwards`: Safari would keep what the last step of the other takes away.
 */
const typing = {
  '@media (prefers-reduced-motion: no-preference)': {
    '@keyframes appear': { 'from, to': { visibility: 'visible' } },
    '@keyframes cursor': { 'from, to': { boxShadow: '0.08em 0 currentColor' } },
    '& > span': {
      visibility: 'hidden',
      animation: `${perCharacter}ms appear forwards, ${perCharacter}ms cursor`,
    },
  },
} as const;
