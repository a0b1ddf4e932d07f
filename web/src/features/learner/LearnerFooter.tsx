import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { brand } from '@padavu/domain/brand';

/** The foot of the learner's pages: who to ask. */
export function LearnerFooter() {
  return (
    <Box component="footer" sx={{ marginTop: 'auto', borderTop: 1, borderColor: 'divider' }}>
      <Container
        maxWidth="lg"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          columnGap: 4,
          rowGap: 0.5,
          paddingBlock: 3,
        }}
      >
        <Typography variant="body2" color="textSecondary">
          {brand.name}: {brand.tagline}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          A question? Write to{' '}
          <MuiLink href={`mailto:${brand.email}`} color="text.primary">
            {brand.email}
          </MuiLink>
        </Typography>
      </Container>
    </Box>
  );
}
