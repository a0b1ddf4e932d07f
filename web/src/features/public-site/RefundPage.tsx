import { refund } from '@padavu/domain/catalogue/refund';
import { LegalDocument } from './legal/LegalDocument.tsx';

export function RefundPage() {
  return <LegalDocument text={refund} />;
}
