import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Reveal } from '@/features/public-site/Reveal.tsx';
import { Section } from '@/features/public-site/Section.tsx';
import { usePage } from '@/lib/use-page.ts';

/** How the school teaches: a few features, each a step further up than the last. */
export function LearningApproach() {
  const { title: heading, lead, items } = usePage('about').approach;
  if (items.length === 0) return null;
  return (
    <Section title={heading} lead={lead}>
      <Box component="ul" sx={list}>
        {items.map(({ title, text }, index) => (
          <Box component="li" key={index} sx={{ borderTop: 1, borderColor: 'divider' }}>
            <Reveal>
              <Box sx={row}>
                <FeatureStair reached={index + 1} items={items} />
                <Typography variant="h3">{title}</Typography>
                <Typography color="textSecondary">{text}</Typography>
              </Box>
            </Reveal>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

/** A decorative stair with a tread for each feature, filled up to `reached`. */
function FeatureStair({ reached, items }: { reached: number; items: readonly unknown[] }) {
  return (
    <Box aria-hidden sx={[stair, { gridTemplateColumns: `repeat(${items.length}, 1fr)` }]}>
      {items.map((_, index) => (
        <Box
          key={index}
          sx={{
            height: `${((index + 1) / items.length) * 100}%`,
            bgcolor: index < reached ? 'primary.main' : 'primary.light',
            borderTop: 4,
            borderColor: index + 1 === reached ? 'secondary.light' : 'transparent',
          }}
        />
      ))}
    </Box>
  );
}

const list = { margin: 0, padding: 0, listStyle: 'none' } as const;

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'auto 1fr', md: 'auto 4fr 7fr' },
  alignItems: 'center',
  columnGap: { xs: 2.5, md: 5 },
  rowGap: 1,
  paddingBlock: { xs: 2.5, md: 3 },
  '& > :last-child': { gridColumn: { xs: '1 / -1', md: 'auto' }, maxWidth: '68ch' },
} as const;

const stair = {
  display: 'grid',
  alignItems: 'end',
  width: { xs: 56, md: 80 },
  height: { xs: 40, md: 56 },
} as const;
