import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import * as texts from './texts.ts';

const steps = [texts.stepRegister, texts.stepPay, texts.stepStart] as const;

/** The three steps from a visitor to a learner. */
export function RegistrationSteps({ current }: { current: 1 | 2 | 3 }) {
  return (
    <Box
      component="ol"
      aria-label={texts.steps}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(3, 1fr)',
        margin: 0,
        padding: 0,
        listStyle: 'none',
      }}
    >
      {steps.map((step, index) => {
        const isReached = index < current;
        return (
          <Box
            component="li"
            key={step}
            {...(index + 1 === current && { 'aria-current': 'step' })}
            sx={{ display: 'flex', flexDirection: 'column', justifyContent: 'flex-end', gap: 0.75 }}
          >
            <Typography
              variant="body2"
              component="span"
              color={isReached ? 'primary' : 'textSecondary'}
              sx={{ fontWeight: isReached ? 650 : 'inherit' }}
            >
              {step}
            </Typography>
            <Box
              aria-hidden
              sx={{
                height: (theme) => theme.spacing(index + 1),
                bgcolor: isReached ? 'primary.main' : 'divider',
                forcedColorAdjust: 'none',
              }}
            />
          </Box>
        );
      })}
    </Box>
  );
}
