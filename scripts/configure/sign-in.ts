import { limits } from '@padavu/domain/limits';
import { z } from 'zod';
import { setting, type Context, type Finding, type Step } from './step.ts';

const SERVICE = 'identitytoolkit.googleapis.com';

/** How many codes, of 30 seconds each, a second factor accepts before and after the current one. */
const ADJACENT_INTERVALS = 1;

const PasswordPolicyVersion = z.looseObject({
  customStrengthOptions: z.looseObject({ minPasswordLength: z.int().default(6) }).prefault({}),
});
const MfaProvider = z.looseObject({
  state: z.string().optional(),
  totpProviderConfig: z.looseObject({}).optional(),
});

/**
 * google.cloud.identitytoolkit.admin.v2.Config: the fields that concern the school. Google omits what is false or
 * empty.
 */
const Config = z.object({
  subtype: z.string().default(''),
  signIn: z
    .object({
      email: z
        .object({ enabled: z.boolean().default(false), passwordRequired: z.boolean().default(false) })
        .prefault({}),
    })
    .prefault({}),
  client: z
    .object({
      permissions: z
        .object({
          disabledUserSignup: z.boolean().default(false),
          disabledUserDeletion: z.boolean().default(false),
        })
        .prefault({}),
    })
    .prefault({}),
  emailPrivacyConfig: z.object({ enableImprovedEmailPrivacy: z.boolean().default(false) }).prefault({}),
  passwordPolicyConfig: z
    .object({
      passwordPolicyEnforcementState: z.string().default('OFF'),
      forceUpgradeOnSignin: z.boolean().default(false),
      passwordPolicyVersions: z.array(PasswordPolicyVersion).default([]),
    })
    .prefault({}),
  authorizedDomains: z.array(z.string()).default([]),
  notification: z
    .object({ sendEmail: z.object({ callbackUri: z.string().default('') }).prefault({}) })
    .prefault({}),
  mfa: z
    .object({ state: z.string().default('DISABLED'), providerConfigs: z.array(MfaProvider).default([]) })
    .prefault({}),
});
type Config = z.infer<typeof Config>;

/** Writes the named fields of the configuration and no other. */
type Write = (fields: string[], body: object) => Promise<unknown>;

/**
 * Sets up Firebase Authentication, by the Identity Toolkit Admin API v2: `GET` and `PATCH admin/v2/projects/ID/config`
 * with an `updateMask` of single fields, so that the rest of the configuration, such as the key that hashes passwords,
 * is never sent back.
 */
export const signInStep: Step = {
  title: 'Sign-in',
  role: 'Firebase Authentication Admin (roles/firebaseauth.admin)',
  async inspect(context) {
    const { google } = context;
    const path = `admin/v2/projects/${google.project}/config`;
    const config = await google.get(Config, { service: SERVICE, path });
    const write: Write = (fields, body) =>
      google.patch({ service: SERVICE, path, query: { updateMask: fields.join(',') }, body });
    return [
      ...accounts(config, write),
      passwordPolicy(config, write),
      domains(config, write, context),
      resetMail(config, write, context),
      secondFactor(config, write, context),
    ];
  },
};

function accounts({ signIn, client, emailPrivacyConfig }: Config, write: Write): Finding[] {
  const { email } = signIn;
  const { disabledUserSignup, disabledUserDeletion } = client.permissions;
  const isPrivate = emailPrivacyConfig.enableImprovedEmailPrivacy;
  return [
    setting('Email and password', {
      isRight: email.enabled && email.passwordRequired,
      is: !email.enabled ? 'off' : email.passwordRequired ? 'on' : 'on, and links in mails sign in too',
      becomes: 'on, always with the password',
      apply: () =>
        write(['signIn.email.enabled', 'signIn.email.passwordRequired'], {
          signIn: { email: { enabled: true, passwordRequired: true } },
        }),
    }),
    setting('Self sign-up past the site', {
      isRight: disabledUserSignup,
      is: disabledUserSignup ? 'closed' : 'open: anyone can make an account for any address',
      becomes: 'closed: accounts come from the school’s own registration only',
      apply: () =>
        write(['client.permissions.disabledUserSignup'], {
          client: { permissions: { disabledUserSignup: true } },
        }),
    }),
    setting('Self deletion past the site', {
      isRight: disabledUserDeletion,
      is: disabledUserDeletion ? 'closed' : 'open: an account can vanish and leave its documents',
      becomes: 'closed: only administrators delete accounts',
      apply: () =>
        write(['client.permissions.disabledUserDeletion'], {
          client: { permissions: { disabledUserDeletion: true } },
        }),
    }),
    setting('Protection against finding out addresses', {
      isRight: isPrivate,
      is: isPrivate ? 'on' : 'off: strangers can ask whether an address has an account',
      becomes: 'on',
      apply: () =>
        write(['emailPrivacyConfig.enableImprovedEmailPrivacy'], {
          emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
        }),
    }),
  ];
}

function passwordPolicy({ passwordPolicyConfig }: Config, write: Write): Finding {
  const { min } = limits.password;
  const { passwordPolicyEnforcementState, passwordPolicyVersions, forceUpgradeOnSignin } =
    passwordPolicyConfig;
  const [version = PasswordPolicyVersion.parse({})] = passwordPolicyVersions;
  const shortest = version.customStrengthOptions.minPasswordLength;
  const isEnforced = passwordPolicyEnforcementState === 'ENFORCE';
  return setting('Password policy', {
    isRight: isEnforced && shortest >= min,
    is: isEnforced ? `at least ${shortest} characters` : 'not enforced',
    becomes: `at least ${Math.max(min, shortest)} characters, for every new password`,
    apply: () =>
      write(
        [
          'passwordPolicyConfig.passwordPolicyEnforcementState',
          'passwordPolicyConfig.passwordPolicyVersions',
          'passwordPolicyConfig.forceUpgradeOnSignin',
        ],
        {
          passwordPolicyConfig: {
            passwordPolicyEnforcementState: 'ENFORCE',
            // The other requirements of the school stay; nobody is locked out for an old password.
            passwordPolicyVersions: [
              {
                customStrengthOptions: {
                  ...version.customStrengthOptions,
                  minPasswordLength: Math.max(min, shortest),
                },
              },
            ],
            forceUpgradeOnSignin,
          },
        },
      ),
  });
}

const isLocal = (domain: string) => domain === 'localhost' || domain === '127.0.0.1';

function domains({ authorizedDomains }: Config, write: Write, { google, site }: Context): Finding {
  const needed = [new URL(site).hostname, `${google.project}.web.app`, `${google.project}.firebaseapp.com`];
  const wanted = [...new Set([...needed, ...authorizedDomains.filter((domain) => !isLocal(domain))])];
  const isRight =
    wanted.every((domain) => authorizedDomains.includes(domain)) && !authorizedDomains.some(isLocal);
  return setting('Authorised domains', {
    isRight,
    is: authorizedDomains.length === 0 ? 'none' : authorizedDomains.join(', '),
    becomes: wanted.join(', '),
    apply: () => write(['authorizedDomains'], { authorizedDomains: wanted }),
  });
}

function resetMail({ notification }: Config, write: Write, { site }: Context): Finding {
  const { callbackUri } = notification.sendEmail;
  const wanted = `${site}/reset`;
  return setting('Link in the reset mail', {
    isRight: callbackUri === wanted,
    is: callbackUri === '' ? 'Firebase’s own page' : callbackUri,
    becomes: wanted,
    apply: () =>
      write(['notification.sendEmail.callbackUri'], { notification: { sendEmail: { callbackUri: wanted } } }),
  });
}

function secondFactor({ subtype, mfa }: Config, write: Write, { google }: Context): Finding {
  const name = 'Second factor by an authenticator app';
  if (subtype !== 'IDENTITY_PLATFORM') {
    return {
      setting: name,
      state: 'optional',
      is: 'not available: the project has Firebase Authentication without Identity Platform',
      todo: `To offer it, upgrade at https://console.firebase.google.com/project/${google.project}/authentication/settings (Google charges for more than its free number of monthly users) and run this again.`,
    };
  }
  const totp = mfa.providerConfigs.find(({ totpProviderConfig }) => totpProviderConfig !== undefined);
  const others = mfa.providerConfigs.filter((provider) => provider !== totp);
  const isOn = mfa.state !== 'DISABLED' && mfa.state !== 'STATE_UNSPECIFIED';
  // Both switches are needed: with the provider on and the project's own off nothing works, and no error says why.
  return setting(name, {
    isRight: isOn && (totp?.state === 'ENABLED' || totp?.state === 'MANDATORY'),
    is:
      isOn && totp?.state === 'ENABLED'
        ? 'offered'
        : isOn && totp?.state === 'MANDATORY'
          ? 'demanded'
          : 'off',
    becomes: 'offered to everyone who wants it',
    apply: () =>
      write(['mfa.state', 'mfa.providerConfigs'], {
        mfa: {
          state: isOn ? mfa.state : 'ENABLED',
          providerConfigs: [
            ...others,
            {
              totpProviderConfig: totp?.totpProviderConfig ?? { adjacentIntervals: ADJACENT_INTERVALS },
              state: 'ENABLED',
            },
          ],
        },
      }),
  });
}
