import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { brand } from '@padavu/domain/brand';
import { faqs } from '@padavu/domain/catalogue/faq';
import type { Faq } from '@padavu/domain/catalogue/faq';
import { publicMessages } from '@padavu/domain/public-messages';
import { ActionLink } from '@/components/ActionLink.tsx';
import { Glyph } from '@/components/Glyph.tsx';
import { BannerLead, PageBanner } from '@/components/PageBanner.tsx';
import { paths } from '@/lib/paths.ts';

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

/** A native disclosure: works with the keyboard, find in page and without script. */
function Question({ question, answer, open }: Faq & { open: boolean }) {
  return (
    <Box component="details" open={open} sx={frame}>
      <Box component="summary" sx={summary}>
        <Typography variant="h4" component="h2">
          {question}
        </Typography>
        <Glyph name="next" />
      </Box>
      <Typography sx={{ maxWidth: '64ch', paddingRight: 5, paddingBottom: 3 }}>{answer}</Typography>
    </Box>
  );
}

const frame = {
  borderBottom: 1,
  borderColor: 'divider',
  '& svg': { flexShrink: 0, color: 'secondary.main', transition: 'transform 150ms ease-out' },
  '&[open] svg': { transform: 'rotate(90deg)' },
} as const;

const summary = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  minHeight: 64,
  paddingBlock: 1.5,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '&:hover': { color: 'primary.main' },
  '&:focus-visible': { outline: '3px solid', outlineColor: 'secondary.main', outlineOffset: 2 },
} as const;
