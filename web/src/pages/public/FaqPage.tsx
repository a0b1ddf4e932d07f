import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { brand } from '@padavu/domain/brand';
import { faqs } from '@padavu/domain/catalogue/faq';
import { publicMessages } from '@padavu/domain/public-messages';
import { ActionLink } from '@/components/ActionLink.tsx';
import { BannerLead, PageBanner } from '@/components/PageBanner.tsx';
import { paths } from '@/lib/paths.ts';
import { Question } from './faq/Question.tsx';

/** Questions that visitors ask (design decision 9). */
export function FaqPage() {
  return (
    <>
      <title>{`Frequently asked questions · ${brand.name}`}</title>
      <meta
        name="description"
        content={`How to enrol, pay and learn at ${brand.name}: short answers to what visitors ask most.`}
      />
      <PageBanner title="Frequently asked questions" ground="deepLeaf">
        <BannerLead>How to enrol, how to pay and how a day goes, in short.</BannerLead>
      </PageBanner>
      <Container maxWidth="md" sx={{ paddingBlock: { xs: 5, md: 8 } }}>
        {faqs.map((faq, index) => (
          <Question key={faq.question} {...faq} open={index === 0} />
        ))}
        <Box sx={{ display: 'grid', justifyItems: 'start', gap: 2, marginTop: 6 }}>
          <Typography variant="h2">Another question?</Typography>
          <Typography color="textSecondary">Ask us: a person answers, mostly within a day.</Typography>
          <ActionLink to={paths.contact}>{publicMessages.about.contactUs}</ActionLink>
        </Box>
      </Container>
    </>
  );
}
