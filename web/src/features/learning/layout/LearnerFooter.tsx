import { FilledText } from '@/components/FilledText.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Languages } from '@/components/Languages.tsx';
import { useHydrated } from '@/components/use-hydrated.ts';
import { TextLink } from '@/components/TextLink.tsx';
import { containerStyles } from '@/components/container-styles.ts';
import { useBrand } from '@/lib/brand.ts';
import { paths } from '@/lib/paths.ts';
import * as texts from '@/features/learning/texts.ts';

const links = [
  { to: paths.about, label: texts.aboutUs },
  { to: paths.terms, label: texts.terms },
  { to: paths.privacy, label: texts.privacy },
  { to: paths.refund, label: texts.refund },
];

/** The footer of the learner's pages: the school, the legal pages and the address for questions. */
export function LearnerFooter() {
  const { name, tagline, email } = useBrand();
  const hydrated = useHydrated();
  return (
    <Box
      component="footer"
      sx={{ marginTop: 'auto', borderTop: 1, borderColor: 'divider', displayPrint: 'none' }}
    >
      <Box sx={[containerStyles, { paddingBlock: 3 }]}>
        <Box component="nav" aria-label={texts.aboutTheSchool}>
          <Box component="ul" sx={row}>
            {links.map(({ to, label }) => (
              <li key={to}>
                <TextLink to={to} quiet sx={link}>
                  {label}
                </TextLink>
              </li>
            ))}
          </Box>
        </Box>
        <Box sx={[row, { alignItems: 'center', justifyContent: 'space-between', marginTop: 1 }]}>
          <Typography variant="body2" color="textSecondary">
            {[name, tagline].filter(Boolean).join(': ')}
          </Typography>
          {email !== '' && (
            <Typography variant="body2" color="textSecondary">
              <FilledText
                text={texts.question}
                values={{
                  email: (
                    <TextLink to={`mailto:${email}`} sx={{ color: 'text.primary' }}>
                      {email}
                    </TextLink>
                  ),
                }}
              />
            </Typography>
          )}
          <Box sx={[row, { alignItems: 'center', columnGap: 1, minHeight: 44, typography: 'body2' }]}>
            <span aria-hidden>{texts.languages}:</span>
            {/* One HTML document serves many addresses, so the links are known only after hydration. */}
            {hydrated && <Languages />}
          </Box>
        </Box>
      </Box>
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  rowGap: 0.5,
  listStyle: 'none',
  margin: 0,
  padding: 0,
} as const;

const link = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  typography: 'body2',
  fontWeight: 600,
} as const;
