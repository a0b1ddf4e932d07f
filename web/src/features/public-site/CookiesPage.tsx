import { cookies } from '@padavu/domain/catalogue/cookies';
import { LegalDocument } from './legal/LegalDocument.tsx';

export function CookiesPage() {
  return <LegalDocument text={cookies} />;
}
