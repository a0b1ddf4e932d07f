import { privacy } from '@padavu/domain/privacy';
import { LegalDocument } from './legal/LegalDocument.tsx';

export function PrivacyPage() {
  return <LegalDocument text={privacy} />;
}
