import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import type { PayingWay } from '@padavu/domain/site/page-content';
import { useId } from 'react';
import { ActionLink } from '@/components/ActionLink.tsx';
import { Reveal } from '@/features/public-site/Reveal.tsx';
import { Section } from '@/features/public-site/Section.tsx';
import { paths } from '@/lib/paths.ts';
import { usePage } from '@/lib/use-page.ts';
import * as texts from '@/features/public-site/texts.ts';

/** The steps to a first lesson, drawn as a stair. */
export function GetStarted({ isOpen }: { isOpen: boolean }) {
  const { steps, payBy } = usePage('home');
  const { length } = steps.items;
  if (length === 0) return null;
  return (
    <Section title={steps.title} lead={steps.lead}>
      <Box component="ol" sx={[stair, { gridTemplateColumns: { md: `repeat(${length}, 1fr)` } }]}>
        {steps.items.map(({ title, text }, index) => (
          <Box component="li" key={index} sx={tread(index, length)}>
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
      <Box sx={actions}>
        {isOpen && <ActionLink to={paths.register}>{texts.registerNow}</ActionLink>}
        {payBy.length > 0 && <PaymentMethods ways={payBy} />}
      </Box>
    </Section>
  );
}

/** How much higher each tread is than the one before, in theme spacings. */
const rise = 5;
/** The space above a tread, up to the height of the last one. */
const spaceAbove = (index: number, length: number) => (length - 1 - index) * rise;

const stair = {
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
} as const;

const tread = (index: number, length: number) => (theme: Theme) =>
  ({
    padding: theme.spacing(3),
    paddingBottom: theme.spacing(4),
    marginLeft: theme.spacing(index * 1.5),
    backgroundColor: theme.vars?.palette.primary.light,
    borderTop: `4px solid ${theme.vars?.palette.secondary.light}`,
    [theme.breakpoints.up('md')]: { marginLeft: 0, marginTop: theme.spacing(spaceAbove(index, length)) },
  }) as const;

const numeral = {
  display: 'block',
  fontSize: '2.5rem',
  fontWeight: 750,
  lineHeight: 1,
  color: 'primary.main',
} as const;

const actions = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 3,
  marginTop: 4,
} as const;

const wayNames: Readonly<Record<PayingWay, string>> = {
  card: texts.payByCard,
  wallet: texts.payByWallet,
  phone: texts.payByPhone,
};

/** The ways to pay, as drawings with their names. The drawings are generic: no company's mark is shown. */
function PaymentMethods({ ways }: { ways: readonly PayingWay[] }) {
  const id = useId();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
      <Typography id={id} variant="body2" color="textSecondary">
        {texts.payBy}
      </Typography>
      <Box component="ul" aria-labelledby={id} sx={list}>
        {ways.map((way) => (
          <li key={way}>
            <img
              src={`/assets/drawings/payment-${way}.svg`}
              alt={wayNames[way]}
              title={wayNames[way]}
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
