import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { fillPlaceholders } from '@padavu/domain/values/fill-placeholders';
import { formatMomentDay } from '@padavu/domain/school/school-dates';
import { englishMark } from '@/components/english-mark.ts';
import { BannerLead, PageBanner } from '@/components/PageBanner.tsx';
import { containerStyles } from '@/components/container-styles.ts';
import { Prose } from '@/features/public-site/Prose.tsx';
import { thirdPartyLicences } from '@/lib/paths.ts';
import { useSite } from '@/lib/site-content.ts';
import { usePage } from '@/lib/use-page.ts';
import type { RenderablePages } from '@/lib/site-content.ts';
import * as texts from './texts.ts';

/** Combining marks, as in Malayalam, belong to their word. */
const fragment = (heading: string) => heading.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-');

/** The sections with their ids. A section with the name of an earlier one has a number in its id. */
function withIds(sections: LegalText['sections']) {
  const ids: string[] = [];
  return sections.map((section) => {
    const name = fragment(section.heading);
    let id = name;
    for (let number = 2; ids.includes(id); number += 1) id = `${name}-${number}`;
    ids.push(id);
    return { ...section, id };
  });
}

type LegalPageId = 'terms' | 'privacy' | 'refund' | 'cookies';
type LegalText = RenderablePages[LegalPageId];

export function TermsPage() {
  return <LegalPage id="terms" title={texts.termsOfService} />;
}

export function PrivacyPage() {
  return <LegalPage id="privacy" title={texts.privacyPolicy} />;
}

export function RefundPage() {
  return <LegalPage id="refund" title={texts.refundPolicy} />;
}

export function CookiesPage() {
  return <LegalPage id="cookies" title={texts.cookiePolicy} />;
}

/** A legal text: summary, table of contents, sections, and the publisher at the end. */
function LegalPage({ id, title }: { id: LegalPageId; title: string }) {
  const text = usePage(id);
  const { school } = useSite();
  const sections = withIds(text.sections);
  const headings = text.sections.map(({ heading }) => heading).join('');
  return (
    <>
      <title>{`${title} · ${school.name}`}</title>
      <meta
        name="description"
        content={text.summary || fillPlaceholders(texts.legalOf, { title, name: school.name })}
      />
      <PageBanner title={title} ground="deepLeaf">
        <BannerLead>{text.summary}</BannerLead>
        {englishMark?.(headings)}
      </PageBanner>
      <Box sx={[containerStyles, columns, text.sections.length > 0 && besideContents]}>
        {text.sections.length > 0 && <Contents sections={sections} />}
        <Box component="article" sx={{ display: 'grid', gap: 5, maxWidth: '66ch' }}>
          {text.sections.length === 0 && text.summary === '' && <Typography>{texts.notPublished}</Typography>}
          {sections.map(({ id: sectionId, heading, text: prose }) => (
            <Box
              component="section"
              key={sectionId}
              aria-labelledby={sectionId}
              sx={{ display: 'grid', gap: 2 }}
            >
              <Typography id={sectionId} variant="h2">
                {heading}
                {englishMark?.(heading, headings)}
              </Typography>
              <Prose text={prose} />
            </Box>
          ))}
          <WhoWeAre publishedAt={text.publishedAt} />
        </Box>
      </Box>
    </>
  );
}

function Contents({ sections }: { sections: ReturnType<typeof withIds> }) {
  return (
    <Box
      component="nav"
      aria-label={texts.onThisPage}
      sx={{ position: { md: 'sticky' }, top: (theme) => theme.spacing(11) }}
    >
      <Box
        component="ol"
        sx={{ margin: 0, padding: 0, listStyle: 'none', borderLeft: 4, borderColor: 'divider' }}
      >
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <Box component="a" href={`#${id}`} sx={entry}>
              {heading}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}

function WhoWeAre({ publishedAt }: { publishedAt: string }) {
  const { school } = useSite();
  const { name, address, phone, email } = school;
  const channels = [phone, email].filter(Boolean).join(', ');
  return (
    <Box component="footer" sx={{ borderTop: 4, borderColor: 'secondary.light', paddingTop: 3 }}>
      <Typography sx={{ fontWeight: 650 }}>{[name, address].filter(Boolean).join(', ')}</Typography>
      {channels && <Typography>{channels}</Typography>}
      {publishedAt && (
        <Typography variant="body2" color="textSecondary" sx={{ marginTop: 1 }}>
          {lastChanged[0]}
          <time dateTime={publishedAt}>{formatMomentDay(school, new Date(publishedAt), 'long')}</time>
          {lastChanged[1]}
        </Typography>
      )}
      <Box component="a" href={thirdPartyLicences} sx={licences}>
        {texts.licences}
      </Box>
    </Box>
  );
}

/** The texts before the day and after it. */
const lastChanged = texts.lastChanged.split('{day}');

const besideContents = { gridTemplateColumns: { md: '1fr 2.4fr' } } as const;

const columns = {
  display: 'grid',
  alignItems: 'start',
  gap: { xs: 4, md: 8 },
  paddingBlock: { xs: 5, md: 8 },
} as const;

const licences = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: 'primary.main',
  typography: 'body2',
} as const;

const entry = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: 2,
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { color: 'primary.main', bgcolor: 'primary.light' },
} as const;
