import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { isPrintable } from '@padavu/domain/learning/certificate';
import type { CertificateCheck } from '@padavu/domain/learning/certificate';
import { certificateTexts as texts } from '@padavu/domain/learning/certificate-texts';
import { fillPlaceholders } from '@padavu/domain/values/fill-placeholders';
import { mediaPath } from '@padavu/domain/picture/media-path';
import type { School } from '@padavu/domain/school/school';
import { formatDay } from '@padavu/domain/school/school-dates';
import type { SiteDocument } from '@padavu/domain/site/site-document';
import type { ReactNode } from 'react';
import { AreaTheme } from '@/app/AreaTheme.tsx';
import { Fact, FactList } from '@/components/FactList.tsx';
import { FilledText } from '@/components/FilledText.tsx';
import { addressOf, language, localeIn } from '@/lib/language.ts';
import { addressIn, siteLanguages } from '@/lib/languages.ts';
import { absoluteUrl } from '@/lib/site.ts';
import { plainDocument } from './document.ts';
import { render } from './render-page.tsx';
import type { PageResponse, SiteParts } from './site.ts';

/** The page to check a certificate, which its learner can also print. It needs no script. */
export function certificateResponse(
  { template }: Pick<SiteParts, 'template'>,
  { school }: Pick<SiteDocument, 'school'>,
  certificate: CertificateCheck | null,
): PageResponse {
  const page = render(
    <AreaTheme>
      <CertificatePage school={school} certificate={certificate} />
    </AreaTheme>,
  );
  const preview =
    certificate?.status === 'valid'
      ? {
          text: fillPlaceholders(texts.shared, { name: certificate.name, course: certificate.course }),
          path: pathOf(certificate.number),
          data: credential(certificate),
        }
      : null;
  return {
    status: certificate ? 200 : 404,
    type: 'text/html; charset=utf-8',
    body: plainDocument(template, page, { school, preview }),
  };
}

const pathOf = (number: string) => `/certificate/${number}`;

/** The structured data (schema.org) of a certificate, for search engines and programs. */
const credential = (certificate: CertificateCheck) => ({
  '@context': 'https://schema.org',
  '@type': 'EducationalOccupationalCredential',
  name: fillPlaceholders(texts.titleOf, { course: certificate.course }),
  inLanguage: language,
  credentialCategory: 'Certificate',
  identifier: certificate.number,
  url: absoluteUrl(addressOf(pathOf(certificate.number))),
  dateCreated: certificate.completedOn,
  about: { '@type': 'Course', name: certificate.course },
  recognizedBy: { '@type': 'Organization', name: certificate.school, url: absoluteUrl(addressOf('/')) },
});

type PageProps = { school: School; certificate: CertificateCheck | null };

function CertificatePage({ school, certificate }: PageProps) {
  const title = certificate ? fillPlaceholders(texts.pageTitle, { number: certificate.number }) : texts.none;
  return (
    <>
      <title>{`${title} · ${school.name}`}</title>
      <Box component="main" sx={page}>
        {certificate?.status === 'valid' ? (
          <Valid school={school} certificate={certificate} />
        ) : (
          <Sheet school={school}>
            <NotValid certificate={certificate} />
          </Sheet>
        )}
        <Box sx={links}>
          {certificate?.status === 'valid' && isPrintable(certificate) && (
            <a href={addressOf(`${pathOf(certificate.number)}.pdf`)}>{texts.download}</a>
          )}
          <a href={addressOf('/')}>{fillPlaceholders(texts.visit, { school: school.name })}</a>
          {certificate && <OtherLanguages number={certificate.number} />}
        </Box>
      </Box>
    </>
  );
}

/** The same certificate in each other language. */
function OtherLanguages({ number }: Pick<CertificateCheck, 'number'>) {
  return siteLanguages.map(
    (other) =>
      other.language !== language && (
        <a
          key={other.language}
          href={addressIn(other, pathOf(number))}
          hrefLang={other.language}
          lang={other.language}
        >
          {other.name}
        </a>
      ),
  );
}

function Sheet({ school, children }: { school: School; children: ReactNode }) {
  const { name, logo } = school;
  const file = logo?.sources[0];
  return (
    <Paper component="article" variant="outlined" sx={sheet}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 1.5 }}>
        <img
          src={file ? mediaPath(file.hash) : '/icon-192.png'}
          alt=""
          width={logo ? (48 * logo.width) / logo.height : 48}
          height={48}
        />
        <Typography sx={{ fontSize: '1.5rem', fontWeight: 780 }}>{name}</Typography>
      </Box>
      {children}
    </Paper>
  );
}

function Valid({ school, certificate }: { school: School; certificate: CertificateCheck }) {
  const { name, course, completedOn, days, hours, number, school: issuer } = certificate;
  return (
    <>
      <Sheet school={{ ...school, name: issuer || school.name }}>
        <Typography variant="h1" sx={{ fontSize: 'clamp(1.75rem, 1.2rem + 2.4vw, 3rem)' }}>
          {texts.title}
        </Typography>
        <Box>
          <Typography color="textSecondary">{texts.certifies}</Typography>
          <Typography component="p" variant="h2" sx={{ marginBlock: 1 }}>
            {name}
          </Typography>
          <Typography color="textSecondary">{texts.completed}</Typography>
          <Typography component="p" variant="h3" sx={{ marginTop: 1 }}>
            {course}
          </Typography>
        </Box>
        <Box sx={facts}>
          <FactList>
            <Fact term={texts.completedOn}>
              <time dateTime={completedOn}>
                {formatDay({ ...school, locale: localeIn(school.locale) }, completedOn, 'long')}
              </time>
            </Fact>
            {days > 0 && <Fact term={texts.days}>{days}</Fact>}
            {hours > 0 && <Fact term={texts.hours}>{hours}</Fact>}
            <Fact term={texts.number}>
              <strong>{number}</strong>
            </Fact>
          </FactList>
        </Box>
      </Sheet>
      <Typography>
        <FilledText
          text={texts.valid}
          values={{
            address: (
              <Box component="span" sx={{ fontWeight: 650 }}>
                {absoluteUrl(addressOf(pathOf(number))).replace(/^https?:\/\//, '')}
              </Box>
            ),
          }}
        />
      </Typography>
    </>
  );
}

function NotValid({ certificate }: Pick<PageProps, 'certificate'>) {
  if (certificate === null) {
    return (
      <>
        <Typography variant="h1">{texts.none}</Typography>
        <Typography>{texts.noneUnder}</Typography>
      </>
    );
  }
  const { number, replacedBy } = certificate;
  return (
    <>
      <Typography variant="h1">{texts.notValid}</Typography>
      <Typography>
        <FilledText text={texts.numberIs} values={{ number: <strong>{number}</strong> }} />
      </Typography>
      {replacedBy === '' ? (
        <Typography>{texts.withdrawn}</Typography>
      ) : (
        <Typography>
          <FilledText
            text={texts.replaced}
            values={{
              number: (
                <Box component="a" href={addressOf(pathOf(replacedBy))} sx={{ color: 'primary.main' }}>
                  {replacedBy}
                </Box>
              ),
            }}
          />
        </Typography>
      )}
    </>
  );
}

/** A certificate fits on one landscape page, with names and titles of any length. */
const print = '@media print';

const links = {
  displayPrint: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: 3,
  '& a': { color: 'primary.main', paddingBlock: 1 },
} as const;

const page = {
  display: 'grid',
  gap: 3,
  justifyItems: 'center',
  alignContent: 'center',
  minHeight: '100dvh',
  padding: { xs: 2, sm: 4 },
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '@page': { size: 'landscape' },
  [print]: { gap: 2, minHeight: 0, padding: 0 },
} as const;

const sheet = {
  display: 'grid',
  gap: { xs: 3, sm: 4 },
  width: '100%',
  maxWidth: '56rem',
  paddingInline: { xs: 2, sm: 6 },
  paddingBlock: { xs: 4, sm: 7 },
  borderTop: 8,
  borderTopColor: 'primary.main',
  [print]: { gap: 3, paddingBlock: 4 },
} as const;

const facts = {
  justifySelf: 'center',
  textAlign: 'start',
  [print]: {
    justifySelf: 'stretch',
    '& dl': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-evenly' },
  },
} as const;
