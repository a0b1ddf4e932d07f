import { LegalDocument } from './legal/LegalDocument.tsx';

export function CookiesPage() {
  return <LegalDocument id="cookies" title="Cookie Policy" />;
}
