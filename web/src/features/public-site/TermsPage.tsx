import { terms } from '@padavu/domain/catalogue/terms';
import { LegalDocument } from './legal/LegalDocument.tsx';

export function TermsPage() {
  return <LegalDocument text={terms} />;
}
