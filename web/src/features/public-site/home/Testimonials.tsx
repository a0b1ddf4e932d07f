import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { cardStyles } from '@/components/card-styles.ts';
import { Reveal } from '@/features/public-site/Reveal.tsx';
import { Section } from '@/features/public-site/Section.tsx';
import { usePage } from '@/lib/use-page.ts';

/** What learners say about the school. */
export function Testimonials() {
  const { title, items } = usePage('home').testimonials;
  if (items.length === 0) return null;
  return (
    <Section title={title}>
      <Box sx={columns}>
        {items.map(({ name, about, text }, index) => (
          <Reveal key={index}>
            <Box
              component="figure"
              sx={[cardStyles, { height: '100%', margin: 0, padding: { xs: 2.5, sm: 4 } }]}
            >
              <Typography component="blockquote" sx={{ margin: 0 }}>
                {text}
              </Typography>
              <Box component="figcaption" sx={{ marginTop: 2 }}>
                <Typography sx={{ fontWeight: 650 }}>{name}</Typography>
                <Typography color="textSecondary">{about}</Typography>
              </Box>
            </Box>
          </Reveal>
        ))}
      </Box>
    </Section>
  );
}

const columns = { display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, gap: 3 } as const;
