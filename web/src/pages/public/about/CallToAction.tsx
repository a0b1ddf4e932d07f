import Box from '@mui/material/Box';
import { publicMessages } from '@padavu/domain/public-messages';
import { ActionLink } from '@/components/ActionLink.tsx';
import { Section } from '@/components/Section.tsx';
import { paths } from '@/lib/paths.ts';

/** The two ways on from the about page (specification 2.5). */
export function CallToAction() {
  return (
    <Section
      title="The first step takes a minute"
      lead="Register, choose a course, and pay in a chat with us. Or ask first: we answer in Malayalam and English."
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <ActionLink to={paths.register}>{publicMessages.about.getStarted}</ActionLink>
        <ActionLink to={paths.contact} look="plain">
          {publicMessages.about.contactUs}
        </ActionLink>
      </Box>
    </Section>
  );
}
