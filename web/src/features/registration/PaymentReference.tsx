import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import * as texts from './texts.ts';

/** The code that connects a payment with an account, large enough to read out. */
export function PaymentReference({ reference }: { reference: string }) {
  return (
    <Box>
      <Typography variant="overline" component="p" color="textSecondary">
        {texts.paymentReference}
      </Typography>
      <Typography
        component="p"
        sx={{ fontSize: '2rem', fontWeight: 700, letterSpacing: '0.14em', lineHeight: 1.3 }}
      >
        {reference}
      </Typography>
    </Box>
  );
}
