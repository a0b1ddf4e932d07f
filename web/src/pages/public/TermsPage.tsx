import { terms } from '@padavu/domain/catalogue/terms';
import { LegalDocument } from '@/features/legal/LegalDocument.tsx';

/** The terms of service (design decision 9). */
export function TermsPage() {
  return <LegalDocument text={terms} />;
}
