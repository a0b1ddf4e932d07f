import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Drawing } from '@/components/Drawing.tsx';
import { schoolChannels } from '@/features/public-site/school-channels.ts';
import { useSite } from '@/lib/site-content.ts';
import { usePage } from '@/lib/use-page.ts';
import * as texts from '@/features/public-site/texts.ts';

/** 'Keep In Touch With Us': the ways to reach the school. */
export function ContactChannels() {
  const id = useId();
  const { school } = useSite();
  const { text } = usePage('contact');
  const { phone, email, chat } = schoolChannels(school);
  const channels = [
    { kind: texts.phone, words: school.phone, href: phone },
    { kind: texts.email, words: school.email, href: email },
    { kind: texts.chat, words: texts.writeInApp, href: chat },
  ].filter(({ href }) => href !== '');
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h2">
        {texts.keepInTouch}
      </Typography>
      {text && (
        <Typography color="textSecondary" sx={{ marginTop: 1.5, maxWidth: '44ch' }}>
          {text}
        </Typography>
      )}
      {channels.length === 0 && <Typography sx={{ marginTop: 1.5 }}>{texts.noChannels}</Typography>}
      <Box component="dl" sx={{ margin: 0, marginTop: 3 }}>
        {channels.map(({ kind, words, href }) => (
          <Box key={kind} sx={row}>
            <Typography component="dt" color="textSecondary">
              {kind}
            </Typography>
            <Box component="dd" sx={{ margin: 0 }}>
              <Box component="a" href={href} sx={link}>
                {words}
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
      <Box sx={{ display: { xs: 'none', md: 'block' }, marginTop: 4 }}>
        <Drawing name="scene-contact" width="100%" lazy />
      </Box>
    </Box>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: '5rem 1fr',
  alignItems: 'baseline',
  borderTop: 1,
  borderColor: 'divider',
  paddingBlock: 1,
} as const;

const link = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontSize: '1.1875rem',
  fontWeight: 650,
  color: 'primary.main',
  textUnderlineOffset: '0.18em',
  textDecorationThickness: '0.08em',
  overflowWrap: 'anywhere',
} as const;
