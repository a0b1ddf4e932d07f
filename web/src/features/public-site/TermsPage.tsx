import { LegalDocument } from './legal/LegalDocument.tsx';

export function TermsPage() {
  return <LegalDocument id="terms" title="Terms of Service" />;
}
