import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { brand } from '@padavu/domain/brand';
import { messageFor, messages } from '@padavu/domain/messages';
import { RisingSteps } from '@/components/RisingSteps.tsx';
import { TextLink } from '@/components/TextLink.tsx';

type GreetingProps = {
  name: string;
  /** The course's name in the account. */
  enrolment: string;
  /** Where the course is, once it is known that there is one. */
  coursePath: string | undefined;
};

/** The dashboard's first words (specification 2.16). */
export function Greeting({ name, enrolment, coursePath }: GreetingProps) {
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { md: '3fr 1fr' } }}>
      <Box>
        <Typography variant="h1">{messageFor.greeting(name)}</Typography>
        <Typography variant="h3" component="p" color="textSecondary" sx={{ marginTop: 0.5 }}>
          {messageFor.welcome(brand.name)}
        </Typography>
        <Typography sx={{ marginTop: 2 }}>{messageFor.enrolledIn(enrolment)}</Typography>
        {coursePath && (
          <TextLink to={coursePath} sx={{ display: 'inline-block', paddingBlock: 1 }}>
            {messages.dashboard.premium}
          </TextLink>
        )}
      </Box>
      <Box sx={{ display: { xs: 'none', md: 'block' }, color: 'primary.light' }}>
        <RisingSteps />
      </Box>
    </Box>
  );
}
