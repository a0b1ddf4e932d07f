import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { forgetRegistrationOf } from '@/features/registration/pending-registration.ts';
import { destination } from '@/features/sign-in/destination.ts';

/** Sends a person who may enter on, in place of the sign-in page. A registration that waited has served. */
export function LetIn({ access, email }: { access: 'learner' | 'admin'; email: string }) {
  const [query] = useSearchParams();
  useEffect(() => forgetRegistrationOf(email), [email]);
  return <Navigate to={destination(access, query.get('returnUrl'))} replace />;
}
