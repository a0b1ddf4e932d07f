import { securityMessages as texts } from '@padavu/domain/user/security';
import { FirebaseError } from 'firebase/app';
import { getMultiFactorResolver, multiFactor, TotpMultiFactorGenerator } from 'firebase/auth';
import type { MultiFactorError, User } from 'firebase/auth';
import { currentBrand } from '@/lib/brand.ts';
import { auth } from '@/lib/firebase/auth.ts';

// The parts of the SDK that are needed only for a second factor. This module is loaded on demand.

/** Apps show codes with spaces. */
const digitsOf = (code: string) => code.replaceAll(/\s/g, '');

function currentUser(): User {
  if (!auth.currentUser) throw new FirebaseError('auth/user-token-expired', 'Nobody is signed in');
  return auth.currentUser;
}

/**
 * Signs in with the code of an authenticator app after the password.
 * @returns the uid of the account
 * @throws FirebaseError; see `secondFactorProblem`
 */
export async function finishSignIn(error: MultiFactorError, code: string): Promise<string> {
  const resolver = getMultiFactorResolver(auth, error);
  const factor = resolver.hints.find(({ factorId }) => factorId === TotpMultiFactorGenerator.FACTOR_ID);
  if (!factor) throw new FirebaseError('auth/unsupported-second-factor', 'Not an authenticator app');
  const assertion = TotpMultiFactorGenerator.assertionForSignIn(factor.uid, digitsOf(code));
  const { user } = await resolver.resolveSignIn(assertion);
  return user.uid;
}

/** Whether the account of the signed-in person has a second factor, by the current state in Auth. */
export async function hasSecondFactor(): Promise<boolean> {
  const user = currentUser();
  await user.reload();
  return multiFactor(user).enrolledFactors.length > 0;
}

export type Enrolment = {
  /** To type into the app. */
  secret: string;
  /** `otpauth://...`, to scan with the app. */
  address: string;
  /** Sets the second factor up with the app's first code. */
  confirm: (code: string) => Promise<void>;
};

/** @throws FirebaseError; see `secondFactorProblem` */
export async function beginEnrolment(): Promise<Enrolment> {
  const user = currentUser();
  const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
  return {
    secret: secret.secretKey,
    address: secret.generateQrCodeUrl(user.email ?? '', currentBrand().name),
    confirm: async (code) => {
      const assertion = TotpMultiFactorGenerator.assertionForEnrollment(secret, digitsOf(code));
      await multiFactor(user).enroll(assertion, texts.factorName);
    },
  };
}

/** Removes every second factor of the signed-in person. */
export async function removeSecondFactor(): Promise<void> {
  const factors = multiFactor(currentUser());
  for (const factor of factors.enrolledFactors) await factors.unenroll(factor);
}

/** What went wrong, and what to do about it. */
export function secondFactorProblem(error: unknown): string {
  switch (error instanceof FirebaseError ? error.code : '') {
    case 'auth/invalid-verification-code':
    case 'auth/missing-verification-code':
    case 'auth/missing-code':
      return texts.wrongCode;
    case 'auth/invalid-multi-factor-session':
    case 'auth/missing-multi-factor-session':
    case 'auth/totp-challenge-timeout':
    case 'auth/code-expired':
      return texts.tookTooLong;
    case 'auth/requires-recent-login':
    case 'auth/credential-too-old-login-again':
    case 'auth/user-token-expired':
      return texts.signInAgain;
    case 'auth/unverified-email':
      return texts.unverified;
    // Auth answers with the last two where it supports codes by phone only, like the emulator.
    case 'auth/operation-not-allowed':
    case 'auth/unsupported-first-factor':
    case 'auth/unsupported-tenant-operation':
    case 'auth/configuration-not-found':
    case 'auth/invalid-argument':
    case 'auth/missing-phone-number':
      return texts.notAvailable;
    case 'auth/unsupported-second-factor':
    case 'auth/multi-factor-info-not-found':
      return texts.otherKind;
    case 'auth/network-request-failed':
    case 'unavailable':
      return texts.noNetwork;
    case 'auth/too-many-requests':
      return texts.tooMany;
    default:
      return texts.failed;
  }
}
