import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { paymentMethods } from '@padavu/domain/catalogue/payment-methods';
import { useId } from 'react';

/** The ways to pay, as drawings with their names (specification 2.4). */
export function PaymentMethods() {
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
