import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { whoWeAre } from '@padavu/domain/catalogue/about';
import { Drawing } from '@/components/Drawing.tsx';
import { Reveal } from '@/components/Reveal.tsx';
import { Section } from '@/components/Section.tsx';

/** Who we are (specification 2.5). */
export function WhoWeAre() {
  return (
    <Section title="Who we are">
      <Box sx={columns}>
        <Reveal>
          <Box sx={{ display: 'grid', gap: 2.5 }}>
            {whoWeAre.paragraphs.map((paragraph) => (
              <Typography key={paragraph} sx={{ maxWidth: '56ch', fontSize: '1.1875rem' }}>
                {paragraph}
              </Typography>
            ))}
          </Box>
        </Reveal>
        <Reveal>
          <Drawing name="scene-lesson" width="100%" ratio="4 / 3" lazy />
        </Reveal>
      </Box>
    </Section>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { md: '6fr 5fr' },
  alignItems: 'center',
  gap: { xs: 4, md: 8 },
} as const;
