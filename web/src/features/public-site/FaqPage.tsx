import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { faqs } from '@padavu/domain/faq';
import { publicMessages } from '@padavu/domain/public-messages';
import { ActionLink } from '@/components/ActionLink.tsx';
import { BannerLead, PageBanner } from '@/components/PageBanner.tsx';
import { paths } from '@/lib/paths.ts';
import { useSite } from '@/lib/site-content.ts';
import { Questions } from './Questions.tsx';

export function FaqPage() {
  const { school, courses } = useSite();
  return (
    <>
      <title>{`Frequently asked questions · ${school.name}`}</title>
      <meta
        name="description"
        content={`How to enrol, pay and learn at ${school.name}: short answers to what visitors ask most.`}
      />
      <PageBanner title="Frequently asked questions" ground="deepLeaf">
        <BannerLead>How to enrol, how to pay and how a day goes, in short.</BannerLead>
      </PageBanner>
      <Container maxWidth="md" sx={{ paddingBlock: { xs: 5, md: 8 } }}>
        <Questions questions={faqs(courses)} level="h2" openFirst />
        <Box sx={{ display: 'grid', justifyItems: 'start', gap: 2, marginTop: 6 }}>
          <Typography variant="h2">Another question?</Typography>
          <Typography color="textSecondary">Ask us: a person answers, mostly within a day.</Typography>
          <ActionLink to={paths.contact}>{publicMessages.about.contactUs}</ActionLink>
        </Box>
      </Container>
    </>
  );
}
