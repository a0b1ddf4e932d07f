import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { fillPlaceholders } from '@padavu/domain/values/fill-placeholders';
import { brand } from '@padavu/domain/school/brand';
import type { School } from '@padavu/domain/school/school';
import { featuredCourse } from '@padavu/domain/course/course-words';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { englishMark } from '@/components/english-mark.ts';
import { brassFocus } from '@/components/Banner.tsx';
import { Languages } from '@/components/Languages.tsx';
import { Logo } from '@/components/Logo.tsx';
import { containerStyles } from '@/components/container-styles.ts';
import { useHydrated } from '@/components/use-hydrated.ts';
import { NewsletterForm } from '@/features/public-site/newsletter/NewsletterForm.tsx';
import { schoolChannels } from '@/features/public-site/school-channels.ts';
import { coursePath, paths } from '@/lib/paths.ts';
import { useSite } from '@/lib/site-content.ts';
import { usePage } from '@/lib/use-page.ts';
import * as texts from '@/features/public-site/texts.ts';

const quickLinks = [
  { to: paths.home, label: texts.home },
  { to: paths.about, label: texts.aboutUs },
  { to: paths.courses, label: texts.courses },
  { to: paths.contact, label: texts.contactUs },
  { to: paths.faq, label: texts.faqs },
];

const legalLinks = [
  { to: paths.privacy, label: texts.privacyPolicy },
  { to: paths.terms, label: texts.termsOfService },
  { to: paths.cookies, label: texts.cookiePolicy },
  { to: paths.refund, label: texts.refundPolicy },
];

/** Links to the social networks for which the school has an address. */
const socialLinks = ({ social }: School) =>
  [
    { href: social.facebook, label: 'Facebook' },
    { href: social.instagram, label: 'Instagram' },
    { href: social.linkedin, label: 'LinkedIn' },
    { href: social.youtube, label: 'YouTube' },
  ].filter(({ href }) => href !== '');

function contactLinks(school: School) {
  const { phone, email, chat } = schoolChannels(school);
  return [
    { href: phone, label: school.phone },
    { href: chat, label: texts.chatWithUs },
    { href: email, label: school.email },
  ].filter(({ href }) => href !== '');
}

export function PublicFooter({ year }: { year: number }) {
  const hydrated = useHydrated();
  const { school, courses } = useSite();
  const { text } = usePage('footer');
  const featured = featuredCourse(courses);
  const networks = socialLinks(school);
  const contacts = contactLinks(school);
  return (
    <Box component="footer" sx={[{ bgcolor: 'scene.deepLeaf', color: 'scene.cloth' }, brassFocus]}>
      <Box sx={[containerStyles, { paddingTop: { xs: 6, md: 9 }, paddingBottom: 4 }]}>
        <Box sx={columns}>
          <Box sx={{ flexBasis: '100%' }}>
            <Logo />
            <Typography sx={{ marginTop: 2, maxWidth: '32ch', color: 'scene.mist' }}>
              {text} {school.tagline}
              {englishMark?.(text + school.tagline)}
            </Typography>
            {networks.length > 0 && <FooterLinks links={networks} label={texts.socialMedia} />}
          </Box>
          <FooterLinks links={quickLinks} heading={texts.quickLinks} />
          {featured && (
            <FooterLinks
              links={[{ to: coursePath(featured.slug), label: featured.title }]}
              heading={texts.ourCourses}
            />
          )}
          {contacts.length > 0 && <FooterLinks links={contacts} heading={texts.contact} />}
        </Box>
        <NewsletterForm />
        <Box sx={lastLine}>
          {/* Hydration does not update the year of the prerendered page, so another key renders the line again. */}
          <Typography key={hydrated ? 'visit' : 'build'} variant="body2" suppressHydrationWarning>
            © {year} {school.name}. {fillPlaceholders(texts.madeBy, { credit: brand.credit })}
          </Typography>
          <Languages />
          <Box component="ul" sx={legalList}>
            {legalLinks.map((link) => (
              <li key={link.label}>
                <FooterLink {...link} />
              </li>
            ))}
          </Box>
        </Box>
      </Box>
    </Box>
  );
}

const columns = {
  display: { xs: 'flex', md: 'grid' },
  // Two lists in a row, or one where the text is enlarged.
  flexWrap: 'wrap',
  '& > *': { flex: '1 1 40%', maxWidth: '100%' },
  gridTemplateColumns: '5fr 2fr 3fr 3fr',
  gap: { xs: 4, md: 5 },
} as const;

const lastLine = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 4,
  rowGap: 1,
  color: 'scene.mist',
} as const;

const legalList = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  typography: 'body2',
} as const;

/** A link to a page of this site, or to an address elsewhere. */
type FooterLinkProps = { label: string } & ({ to: string } | { href: string });

type FooterLinksProps = { links: readonly FooterLinkProps[] } & ({ heading: string } | { label: string });

/** A list of footer links, under a visible heading or with an accessible name. */
function FooterLinks({ links, ...name }: FooterLinksProps) {
  const id = useId();
  return (
    <Box component="nav" {...('heading' in name ? { 'aria-labelledby': id } : { 'aria-label': name.label })}>
      {'heading' in name && (
        <Typography id={id} component="h2" variant="h4" sx={{ color: 'scene.brass', marginBottom: 1 }}>
          {name.heading}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {links.map((link) => (
          <li key={link.label}>
            <FooterLink {...link} />
          </li>
        ))}
      </Box>
    </Box>
  );
}

function FooterLink({ label, ...target }: FooterLinkProps) {
  return 'to' in target ? (
    <Box component={Link} to={target.to} sx={linkStyles}>
      {label}
    </Box>
  ) : (
    <Box component="a" href={target.href} sx={linkStyles}>
      {label}
    </Box>
  );
}

const linkStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: 'scene.cloth',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
} as const;
