import { refund } from '@padavu/domain/catalogue/refund';
import { LegalDocument } from '@/features/legal/LegalDocument.tsx';

/** The refund policy (design decision 9). */
export function RefundPage() {
  return <LegalDocument text={refund} />;
}
