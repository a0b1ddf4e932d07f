import { LegalDocument } from './legal/LegalDocument.tsx';

export function PrivacyPage() {
  return <LegalDocument id="privacy" title="Privacy Policy" />;
}
