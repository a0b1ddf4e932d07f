import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ActionLink } from '@/components/ActionLink.tsx';
import { Drawing } from '@/components/Drawing.tsx';
import { Prose } from '@/features/public-site/Prose.tsx';
import { Reveal } from '@/features/public-site/Reveal.tsx';
import { Section } from '@/features/public-site/Section.tsx';
import { paths } from '@/lib/paths.ts';
import { usePage } from '@/lib/use-page.ts';
import * as texts from '@/features/public-site/texts.ts';

export function WhoWeAre() {
  const { whoWeAre, figures: claims } = usePage('home');
  if (whoWeAre.title === '') return null;
  return (
    <Section title={whoWeAre.title} lead={whoWeAre.lead}>
      <Box sx={columns}>
        <Reveal>
          <Box>
            <Prose text={whoWeAre.text} sx={{ marginBottom: 2, maxWidth: '60ch' }} />
            <ActionLink to={paths.about} variant="plain">
              {texts.moreAboutUs}
            </ActionLink>
          </Box>
        </Reveal>
        <Reveal>
          <Drawing name="scene-school" width="100%" lazy />
        </Reveal>
      </Box>
      <Reveal>
        <Box component="ul" sx={figures}>
          {claims.map(({ value, label }, index) => (
            <Box
              component="li"
              key={index}
              sx={{ borderTop: 4, borderColor: 'secondary.light', paddingTop: 2 }}
            >
              <Typography component="strong" sx={figure}>
                {value}+
              </Typography>{' '}
              <Typography component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                {label}
              </Typography>
            </Box>
          ))}
        </Box>
      </Reveal>
    </Section>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { md: '1fr 1fr' },
  alignItems: 'center',
  gap: { xs: 4, md: 8 },
} as const;

const figures = {
  display: 'grid',
  gridTemplateColumns: { sm: 'repeat(3, 1fr)' },
  gap: { xs: 2.5, sm: 4 },
  marginTop: { xs: 5, md: 8 },
  marginBottom: 0,
  padding: 0,
  listStyle: 'none',
} as const;

const figure = {
  display: 'block',
  fontSize: 'clamp(2.5rem, 1.8rem + 3vw, 4rem)',
  fontWeight: 750,
  lineHeight: 1.05,
  letterSpacing: '-0.03em',
  color: 'primary.main',
} as const;
