import { LegalDocument } from './legal/LegalDocument.tsx';

export function RefundPage() {
  return <LegalDocument id="refund" title="Refund Policy" />;
}
