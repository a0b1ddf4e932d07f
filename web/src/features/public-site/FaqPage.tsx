import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { fillPlaceholders } from '@padavu/domain/values/fill-placeholders';
import { ActionLink } from '@/components/ActionLink.tsx';
import { englishMark } from '@/components/english-mark.ts';
import { BannerLead, PageBanner } from '@/components/PageBanner.tsx';
import { containerStyles } from '@/components/container-styles.ts';
import { paths } from '@/lib/paths.ts';
import { useSite } from '@/lib/site-content.ts';
import { usePage } from '@/lib/use-page.ts';
import { Prose } from './Prose.tsx';
import { Questions } from './Questions.tsx';
import * as texts from './texts.ts';

export function FaqPage() {
  const { school } = useSite();
  const { description, lead, questions, closing } = usePage('faq');
  return (
    <>
      <title>{`${texts.faqTitle} · ${school.name}`}</title>
      <meta
        name="description"
        content={description || fillPlaceholders(texts.faqDescription, { name: school.name })}
      />
      <PageBanner title={texts.faqTitle} ground="deepLeaf">
        <BannerLead>{lead}</BannerLead>
        {englishMark?.(questions.map(({ question }) => question).join(''))}
      </PageBanner>
      <Box sx={[containerStyles, { maxWidth: 'md', paddingBlock: { xs: 5, md: 8 } }]}>
        {questions.length === 0 && <Typography>{texts.noQuestionYet}</Typography>}
        <Questions
          questions={questions.map(({ question, answer }) => ({ question, answer: <Prose text={answer} /> }))}
          level="h2"
          openFirst
        />
        <Box sx={{ display: 'grid', justifyItems: 'start', gap: 2, marginTop: 6 }}>
          {closing.title && <Typography variant="h2">{closing.title}</Typography>}
          {closing.lead && <Typography color="textSecondary">{closing.lead}</Typography>}
          <ActionLink to={paths.contact}>{texts.contactUsButton}</ActionLink>
        </Box>
      </Box>
    </>
  );
}
