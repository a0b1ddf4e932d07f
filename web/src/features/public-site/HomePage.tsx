import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Drawing } from '@/components/Drawing.tsx';
import { useSite } from '@/lib/site-content.ts';
import { usePage } from '@/lib/use-page.ts';
import { Reveal } from './Reveal.tsx';
import { Section } from './Section.tsx';
import { CourseCatalogue } from './catalogue/CourseCatalogue.tsx';
import { GetStarted } from './home/GetStarted.tsx';
import { HomeBanner } from './home/HomeBanner.tsx';
import { Testimonials } from './home/Testimonials.tsx';
import { WhoWeAre } from './home/WhoWeAre.tsx';
import * as texts from './texts.ts';

export function HomePage() {
  const { school, courses } = useSite();
  const { name, tagline } = school;
  /** Whether visitors can register for any course. */
  const isOpen = courses.some(({ openForRegistration }) => openForRegistration);
  const { description } = usePage('home');
  return (
    <>
      <title>{[name, tagline.replace(/\.$/, '')].filter(Boolean).join(' · ') || texts.home}</title>
      <meta name="description" content={description || tagline || name} />
      <HomeBanner isOpen={isOpen} />
      <CourseCatalogue />
      <WhoWeAre />
      <Experience />
      <Testimonials />
      <GetStarted isOpen={isOpen} />
    </>
  );
}

/** The three numbered items. */
function Experience() {
  const { title: heading, items } = usePage('home').experience;
  if (items.length === 0) return null;
  return (
    <Section title={heading}>
      <Box sx={columns}>
        <Reveal>
          <Drawing name="scene-lesson" width="100%" lazy />
        </Reveal>
        <Box component="ol" sx={list}>
          {items.map(({ title, text }, index) => (
            <li key={index}>
              <Reveal delay={index * 100}>
                <Box sx={item}>
                  <Typography component="span" aria-hidden sx={numeral}>
                    {index + 1}
                  </Typography>
                  <Box>
                    <Typography variant="h3">{title}</Typography>
                    <Typography color="textSecondary" sx={{ marginTop: 0.5, maxWidth: '48ch' }}>
                      {text}
                    </Typography>
                  </Box>
                </Box>
              </Reveal>
            </li>
          ))}
        </Box>
      </Box>
    </Section>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { md: '1fr 1fr' },
  alignItems: 'center',
  gap: { xs: 4, md: 8 },
} as const;

const list = {
  display: 'grid',
  gap: 4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
} as const;

const item = { display: 'grid', gridTemplateColumns: '3.5rem 1fr', gap: 1 } as const;

const numeral = {
  fontSize: '3.25rem',
  fontWeight: 750,
  lineHeight: 0.9,
  color: 'secondary.main',
} as const;
