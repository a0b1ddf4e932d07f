import Box from '@mui/material/Box';
import { fillPlaceholders } from '@padavu/domain/values/fill-placeholders';
import type { School } from '@padavu/domain/school/school';
import { joinNames } from '@padavu/domain/course/course-words';
import { englishMark } from '@/components/english-mark.ts';
import { BannerLead, PageBanner } from '@/components/PageBanner.tsx';
import { containerStyles } from '@/components/container-styles.ts';
import { useSite } from '@/lib/site-content.ts';
import { usePage } from '@/lib/use-page.ts';
import { Reveal } from './Reveal.tsx';
import { Section } from './Section.tsx';
import { ContactChannels } from './contact/ContactChannels.tsx';
import { ContactForm } from './contact/ContactForm.tsx';
import { SchoolMap } from './contact/SchoolMap.tsx';
import * as texts from './texts.ts';

export function ContactPage() {
  const { school } = useSite();
  const { lead } = usePage('contact');
  const bannerText = [lead, school.decisionTime].filter(Boolean).join(' ');
  return (
    <>
      <title>{`${texts.contact} · ${school.name}`}</title>
      <meta name="description" content={summaryOf(school)} />
      <PageBanner title={texts.contact} ground="storm">
        <BannerLead>{bannerText}</BannerLead>
        {englishMark?.(bannerText)}
      </PageBanner>
      <Box sx={[containerStyles, { paddingTop: space, paddingBottom: school.location ? 0 : space }]}>
        <Box sx={columns}>
          <ContactChannels />
          {school.email && <ContactForm />}
        </Box>
      </Box>
      {school.location && (
        <Section title={texts.locateUs}>
          <Reveal>
            <SchoolMap location={school.location} place={school.address || school.name} />
          </Reveal>
        </Section>
      )}
    </>
  );
}

/** The page's description for search engines. */
function summaryOf({ name, phone, email, chatNumber, address }: School): string {
  const ways = joinNames(
    [phone && texts.reachByPhone, email && texts.reachByEmail, chatNumber && texts.reachByChat].filter(
      Boolean,
    ),
    'or',
  );
  const reach = fillPlaceholders(texts.reach, {
    name,
    ways: ways && fillPlaceholders(texts.reachBy, { ways }),
    orFromHere: email && texts.reachFromHere,
  });
  return address ? `${reach} ${address}.` : reach;
}

/** The space around a section; the one of the map brings its own. */
const space = { xs: 6, md: 9 };

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '5fr 7fr' },
  alignItems: 'start',
  gap: { xs: 5, md: 8 },
} as const;
