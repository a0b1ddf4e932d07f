import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import { paymentMethods } from '@padavu/domain/catalogue/payment-methods';
import { startSteps } from '@padavu/domain/catalogue/start-steps';
import { useId } from 'react';
import { ActionLink } from '@/components/ActionLink.tsx';
import { Reveal } from '@/components/Reveal.tsx';
import { Section } from '@/components/Section.tsx';
import { paths } from '@/lib/paths.ts';

/** The four steps to a first lesson, drawn as a stair. */
export function GetStarted() {
  return (
    <Section title="How to Get Started" lead="Four steps, and the first one takes a minute.">
      <Box component="ol" sx={stair}>
        {startSteps.map(({ title, text }, index) => (
          <Box component="li" key={title} sx={tread(index)}>
            <Reveal delay={index * 100}>
              <Box>
                <Typography component="span" aria-hidden sx={numeral}>
                  {index + 1}
                </Typography>
                <Typography variant="h3" sx={{ marginTop: 1 }}>
                  {title}
                </Typography>
                <Typography sx={{ marginTop: 0.75, maxWidth: '36ch' }}>{text}</Typography>
              </Box>
            </Reveal>
          </Box>
        ))}
      </Box>
      <Box sx={ways}>
        <ActionLink to={paths.register}>Register Now</ActionLink>
        <PaymentMethods />
      </Box>
    </Section>
  );
}

/** How much each tread stands above the one before, in theme spacings. */
const rise = 5;
/** The room that the last one leaves above each. */
const below = (index: number) => (startSteps.length - 1 - index) * rise;

const stair = {
  display: 'grid',
  gridTemplateColumns: { md: 'repeat(4, 1fr)' },
  margin: 0,
  padding: 0,
  listStyle: 'none',
} as const;

const tread = (index: number) => (theme: Theme) =>
  ({
    padding: theme.spacing(3),
    paddingBottom: theme.spacing(4),
    marginLeft: theme.spacing(index * 1.5),
    backgroundColor: theme.vars?.palette.primary.light,
    borderTop: `4px solid ${theme.vars?.palette.secondary.light}`,
    [theme.breakpoints.up('md')]: { marginLeft: 0, marginTop: theme.spacing(below(index)) },
  }) as const;

const numeral = {
  display: 'block',
  fontSize: '2.5rem',
  fontWeight: 750,
  lineHeight: 1,
  color: 'primary.main',
} as const;

const ways = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 3,
  marginTop: 4,
} as const;

/** The ways to pay, as drawings with their names. */
function PaymentMethods() {
  const id = useId();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
      <Typography id={id} variant="body2" color="textSecondary">
        Pay by
      </Typography>
      <Box component="ul" aria-labelledby={id} sx={list}>
        {paymentMethods.map(({ name, drawing }) => (
          <li key={name}>
            <img
              src={`/assets/drawings/${drawing}.svg`}
              alt={name}
              title={name}
              width={72}
              height={48}
              loading="lazy"
            />
          </li>
        ))}
      </Box>
    </Box>
  );
}

const list = { display: 'flex', gap: 1.5, margin: 0, padding: 0, listStyle: 'none' } as const;
