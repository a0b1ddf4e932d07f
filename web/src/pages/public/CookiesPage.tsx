import { cookies } from '@padavu/domain/catalogue/cookies';
import { LegalDocument } from '@/features/legal/LegalDocument.tsx';

/** The cookie policy (design decision 9). */
export function CookiesPage() {
  return <LegalDocument text={cookies} />;
}
