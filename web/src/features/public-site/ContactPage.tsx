import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { brand } from '@padavu/domain/brand';
import { publicMessages } from '@padavu/domain/public-messages';
import { BannerLead, PageBanner } from '@/components/PageBanner.tsx';
import { Reveal } from '@/components/Reveal.tsx';
import { Section } from '@/components/Section.tsx';
import { ContactChannels } from './contact/ContactChannels.tsx';
import { ContactForm } from './contact/ContactForm.tsx';
import { SchoolMap } from './contact/SchoolMap.tsx';

export function ContactPage() {
  return (
    <>
      <title>{`${publicMessages.contact.title} · ${brand.name}`}</title>
      <meta
        name="description"
        content={`Reach ${brand.name} by phone, e-mail or chat, or write to us from here. ${brand.address}.`}
      />
      <PageBanner title={publicMessages.contact.title} ground="storm">
        <BannerLead>No question is too small. Most are answered within a day.</BannerLead>
      </PageBanner>
      <Container maxWidth="lg" sx={{ paddingTop: { xs: 6, md: 9 } }}>
        <Box sx={columns}>
          <ContactChannels />
          <ContactForm />
        </Box>
      </Container>
      <Section title={publicMessages.contact.mapTitle}>
        <Reveal>
          <SchoolMap />
        </Reveal>
      </Section>
    </>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { md: '5fr 7fr' },
  alignItems: 'start',
  gap: { xs: 5, md: 8 },
} as const;
