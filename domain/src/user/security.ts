import { z } from 'zod';

export const settingsCollection = 'settings';
export const securityDocument = 'security';

/** The document `settings/security`: the school's requirements for its administrators and teachers. */
export const SecuritySettings = z.object({ requireSecondFactor: z.boolean() });
export type SecuritySettings = z.infer<typeof SecuritySettings>;

/** The `code` of a refusal of callers who signed in without the second factor that they have or need. */
export const secondFactorRequired = 'second-factor-required';

/** The texts about the second factor. They are separate from the other messages, because every page loads those. */
export const securityMessages = {
  signInOnThePage: 'This account has a second factor. Please sign in on the sign-in page of the website.',
  required:
    'Your school requires a second factor of administrators and teachers. Set it up under Security in the admin area, then sign in with it.',
  requiredShort: 'Your school requires a second factor of administrators and teachers. Set it up to go on.',
  ownNeededFirst: 'Set up your own second factor and sign in with it before you require it of everyone.',
  title: 'Security',
  factorName: 'Authenticator app',
  codeTitle: 'Second step',
  codeIntro: 'Open your authenticator app and type the six digits that it shows for this account.',
  codeLabel: 'Code from your authenticator app',
  verify: 'Verify',
  verifying: 'Verifying...',
  back: 'Back',
  own: 'Your second factor',
  ownOn:
    'Your account has a second factor. Besides your password, you sign in with a code from your authenticator app.',
  ownOff:
    'Your account has no second factor. With one, a stolen password is not enough to sign in as you: a code from an app on your phone is needed too.',
  setUp: 'Set up',
  remove: 'Remove',
  removeQuestion: 'Remove your second factor?',
  removeConsequence: 'Your password alone will then be enough to sign in.',
  removed: 'Your second factor was removed.',
  removeRefused: 'Your school requires a second factor, so it cannot be removed.',
  scan: 'Scan this with your authenticator app, or type the key into it. Then enter the code that it shows.',
  picture: 'QR code of the key',
  key: 'Key',
  enrolled: 'Your second factor is set up.',
  enrolledSignInAgain: 'Your second factor is set up. Sign in again with a code to use the admin area.',
  everyone: 'Every administrator and teacher',
  everyoneLabel: 'Every administrator and teacher must use a second factor',
  everyoneHint: 'Those without one are asked to set it up at once. Learners are not affected.',
  wrongCode: 'That code is not correct. Codes change every 30 seconds: enter the one shown now.',
  tookTooLong: 'That took too long. Go back and begin again.',
  signInAgain: 'This needs a recent sign-in. Please sign out, sign in again and come back.',
  unverified:
    'Your email address is not verified. Reset your password by email once, which verifies it, and come back.',
  notAvailable:
    'Second factors are not available here yet. Whoever runs this site can switch them on with npm run configure if the project has Identity Platform.',
  otherKind: 'This account has a second factor that cannot be used here. Please contact support.',
  noNetwork: 'Network error. Please check your internet connection.',
  tooMany: 'Too many attempts. Please wait a while and try again.',
  failed: 'That did not work. Please try again.',
  requiredNow: 'Every administrator and teacher needs a second factor from now on.',
  requiredNoMore: 'Administrators and teachers can sign in without a second factor again.',
} as const;
