import { privacy } from '@padavu/domain/catalogue/privacy';
import { LegalDocument } from '@/features/legal/LegalDocument.tsx';

/** The privacy policy (design decision 9). */
export function PrivacyPage() {
  return <LegalDocument text={privacy} />;
}
