import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatMoney } from '@padavu/domain/school/school-format';
import type { Region } from '@padavu/domain/school/usual-region';
import type { PendingRegistration } from '@padavu/domain/user/registration';
import type { School } from '@padavu/domain/school/school';
import { discountWords } from '@padavu/domain/payment/payment-message';
import { upiLink } from '@padavu/domain/payment/upi';
import { CopyButton } from '@/components/CopyButton.tsx';
import { englishMark } from '@/components/english-mark.ts';
import { FilledText } from '@/components/FilledText.tsx';
import { Panel } from '@/components/Panel.tsx';
import { QrCode } from '@/components/QrCode.tsx';
import * as texts from './texts.ts';

type PaymentWaysProps = {
  school: Pick<School, 'name' | 'payment'> & Region;
  registration: PendingRegistration;
};

/** The ways to pay without the chat: UPI and bank transfer. Renders nothing for a school that offers neither. */
export function PaymentWays({ school, registration }: PaymentWaysProps) {
  const { upiId, bankDetails, instructions } = school.payment;
  const { price, discount } = registration;
  const link = upiLink({
    currency: school.currency,
    payment: school.payment,
    schoolName: school.name,
    amount: price,
    reference: registration.paymentReference,
  });
  if (link === undefined && bankDetails === '' && instructions === '') return null;
  return (
    <Panel title={texts.howToPay}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {price !== null && (
          <Typography>
            <FilledText
              text={discount ? texts.youPay : texts.youPayPrice}
              values={{
                amount: <strong>{formatMoney(school, price)}</strong>,
                discount: discount && discountWords(school, discount),
              }}
            />
          </Typography>
        )}
        {link !== undefined && <Upi link={link} upiId={upiId} />}
        {bankDetails !== '' && (
          <Box>
            <Typography variant="h4" component="h3">
              {texts.byBank}
            </Typography>
            <Typography sx={plainText}>{bankDetails}</Typography>
          </Box>
        )}
        {instructions !== '' && (
          <Box>
            {englishMark?.(instructions)}
            <Typography sx={plainText}>{instructions}</Typography>
          </Box>
        )}
      </Box>
    </Panel>
  );
}

/** The button opens an app on this phone; another phone scans the code. */
function Upi({ link, upiId }: { link: string; upiId: string }) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography variant="h4" component="h3">
        {texts.byUpi}
      </Typography>
      <Typography>{texts.scanUpi}</Typography>
      <Box sx={code}>
        <QrCode text={link} label={texts.upiCode} />
      </Box>
      <Button variant="outlined" size="large" href={link}>
        {texts.openUpi}
      </Button>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{upiId}</Typography>
        <CopyButton text={upiId} what={texts.upiId} small />
      </Box>
    </Box>
  );
}

const code = { border: 1, borderColor: 'divider', lineHeight: 0 } as const;

const plainText = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;
