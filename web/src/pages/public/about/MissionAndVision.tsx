import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { mission, vision } from '@padavu/domain/catalogue/about';
import { cardLook } from '@/components/card-look.ts';
import { Reveal } from '@/components/Reveal.tsx';
import { Section } from '@/components/Section.tsx';

const pair = [
  { ...mission, drawing: 'mission' },
  { ...vision, drawing: 'vision' },
];

/** Our Mission and Vision (specification 2.5). */
export function MissionAndVision() {
  return (
    <Section title="Our Mission and Vision">
      <Box sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, gap: 3 }}>
        {pair.map(({ title, text, drawing }) => (
          <Reveal key={title}>
            <Box sx={[cardLook, { height: '100%', overflow: 'hidden' }]}>
              <Box
                component="img"
                src={`/assets/drawings/${drawing}.svg`}
                alt=""
                width={640}
                height={360}
                loading="lazy"
                sx={{ display: 'block', width: '100%', height: 'auto' }}
              />
              <Box sx={{ padding: { xs: 2.5, sm: 4 } }}>
                <Typography variant="h3">{title}</Typography>
                <Typography sx={{ marginTop: 1.5, maxWidth: '56ch' }}>{text}</Typography>
              </Box>
            </Box>
          </Reveal>
        ))}
      </Box>
    </Section>
  );
}
