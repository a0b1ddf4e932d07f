import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import { schoolChatLink } from '@padavu/domain/school/school-chat';
import { useId } from 'react';
import { ActionLink } from '@/components/ActionLink.tsx';
import { Banner, wide } from '@/components/Banner.tsx';
import { englishMark } from '@/components/english-mark.ts';
import { useSite } from '@/lib/site-content.ts';
import { usePage } from '@/lib/use-page.ts';
import * as texts from '@/features/public-site/texts.ts';

/** The prepared message of a referral; the person who handles payments reads it. */
const referralMessage = (name: string) =>
  `Hello ${name}, I would like to refer a friend. My name: . My friend's name and phone number: .`;

/** The referral programme. The drawing behind it moves slower than the page. */
export function Referral() {
  const id = useId();
  const { school } = useSite();
  const { title, text } = usePage('about').referral;
  if (title === '') return null;
  return (
    <Box component="section" aria-labelledby={id} sx={frame}>
      <Banner ground="storm">
        <Box sx={scenery}>
          <Box
            component="img"
            src="/assets/drawings/banner-referral.svg"
            alt=""
            width={1600}
            height={800}
            loading="lazy"
            sx={drawing}
          />
        </Box>
        <Box sx={words}>
          <Typography id={id} variant="h2" sx={{ fontSize: 'clamp(1.75rem, 1.3rem + 2vw, 2.75rem)' }}>
            {title}
            {englishMark?.(title)}
          </Typography>
          <Typography sx={{ marginBlock: 2, maxWidth: '44ch', color: 'scene.mist' }}>{text}</Typography>
          {school.chatNumber && (
            <ActionLink to={schoolChatLink(school, referralMessage(school.name))} variant="brass">
              {texts.referNow}
            </ActionLink>
          )}
        </Box>
      </Banner>
    </Box>
  );
}

const frame = {
  maxWidth: wide,
  marginInline: 'auto',
  marginTop: { xs: 7, md: 11 },
  paddingInline: { xs: 1, sm: 2, md: 3 },
} as const;

/** On a phone below the text. The drawing's sky has the banner's ground colour, so no edge shows. */
const scenery = {
  position: 'absolute',
  inset: { xs: 'auto 0 0', md: 0 },
  height: (theme: Theme) => ({ xs: theme.spacing(36), md: '100%' }),
  // Not `hidden`, which would make this the scroll container of the drawing's animation.
  overflow: 'clip',
} as const;

/** Taller than its frame by the distance it moves while the banner crosses the window. */
const drawing = {
  display: 'block',
  width: '100%',
  height: '124%',
  objectFit: 'cover',
  objectPosition: '79% bottom',
  transform: 'translateY(-10%)',
  '@supports (animation-timeline: view())': {
    '@media (prefers-reduced-motion: no-preference)': {
      '@keyframes parallax': {
        from: { transform: 'translateY(-19%)' },
        to: { transform: 'translateY(0)' },
      },
      animation: 'parallax linear both',
      animationTimeline: 'view()',
    },
  },
} as const;

const words = {
  position: 'relative',
  display: 'grid',
  alignContent: { md: 'center' },
  justifyItems: 'start',
  minHeight: (theme: Theme) => `clamp(${theme.spacing(58)}, 36vw, ${theme.spacing(80)})`,
  maxWidth: { md: '52%' },
  paddingInline: { xs: 3, sm: 5, md: 7, lg: 10 },
  paddingTop: { xs: 5, md: 7 },
  paddingBottom: { xs: 38, md: 7 },
} as const;
