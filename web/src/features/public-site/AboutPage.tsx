import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { fillPlaceholders } from '@padavu/domain/values/fill-placeholders';
import { englishMark } from '@/components/english-mark.ts';
import { ActionLink } from '@/components/ActionLink.tsx';
import { Drawing } from '@/components/Drawing.tsx';
import { BannerLead, PageBanner } from '@/components/PageBanner.tsx';
import { cardStyles } from '@/components/card-styles.ts';
import { paths } from '@/lib/paths.ts';
import { useSite } from '@/lib/site-content.ts';
import { usePage } from '@/lib/use-page.ts';
import { Counters } from './about/Counters.tsx';
import { LearningApproach } from './about/LearningApproach.tsx';
import { Referral } from './about/Referral.tsx';
import { Prose } from './Prose.tsx';
import { Reveal } from './Reveal.tsx';
import { Section } from './Section.tsx';
import * as texts from './texts.ts';

export function AboutPage() {
  const { name, tagline } = useSite().school;
  const { description, lead } = usePage('about');
  return (
    <>
      <title>{`${texts.aboutUs} · ${name}`}</title>
      <meta name="description" content={description || fillPlaceholders(texts.aboutSchool, { name })} />
      <PageBanner title={texts.aboutUs} typed ground="deepLeaf" picture="/assets/drawings/banner-about.svg">
        <BannerLead>{lead || tagline}</BannerLead>
        {englishMark?.(lead || tagline)}
      </PageBanner>
      <WhoWeAre />
      <LearningApproach />
      <MissionAndVision />
      <Counters />
      <Referral />
      <CallToAction />
    </>
  );
}

/** Two links at the end of the page. */
function CallToAction() {
  const { title, lead } = usePage('about').closing;
  const isOpen = useSite().courses.some(({ openForRegistration }) => openForRegistration);
  return (
    <Section title={title || texts.getStarted} lead={lead}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <ActionLink to={isOpen ? paths.register : paths.courses}>{texts.getStarted}</ActionLink>
        <ActionLink to={paths.contact} variant="plain">
          {texts.contactUsButton}
        </ActionLink>
      </Box>
    </Section>
  );
}

function WhoWeAre() {
  const { title, text } = usePage('about').whoWeAre;
  if (title === '') return null;
  return (
    <Section title={title}>
      <Box sx={columns}>
        <Reveal>
          <Box sx={{ display: 'grid', gap: 2.5 }}>
            <Prose text={text} sx={{ maxWidth: '56ch', fontSize: '1.1875rem' }} />
          </Box>
        </Reveal>
        <Reveal>
          <Drawing name="scene-lesson" width="100%" lazy />
        </Reveal>
      </Box>
    </Section>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '6fr 5fr' },
  alignItems: 'center',
  gap: { xs: 4, md: 8 },
} as const;

const drawings = ['mission', 'vision'];

function MissionAndVision() {
  const { title: heading, items } = usePage('about').mission;
  if (items.length === 0) return null;
  return (
    <Section title={heading}>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' }, gap: 3 }}>
        {items.map(({ title, text }, index) => (
          <Reveal key={index}>
            <Box sx={[cardStyles, { height: '100%', overflow: 'hidden' }]}>
              <Box
                component="img"
                src={`/assets/drawings/${drawings[index % drawings.length]}.svg`}
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
