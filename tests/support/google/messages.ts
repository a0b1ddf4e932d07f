/** The fields of the messages that the APIs take, `[]` after a repeated one. */
export const fields = (list: string) => new Set(list.trim().split(/\s+/));

export const AUTH_CONFIG = fields(`
  signIn.email.enabled signIn.email.passwordRequired signIn.anonymous.enabled signIn.allowDuplicateEmails
  client.permissions.disabledUserSignup client.permissions.disabledUserDeletion
  emailPrivacyConfig.enableImprovedEmailPrivacy authorizedDomains[]
  passwordPolicyConfig.passwordPolicyEnforcementState passwordPolicyConfig.forceUpgradeOnSignin
  passwordPolicyConfig.passwordPolicyVersions[].customStrengthOptions.minPasswordLength
  passwordPolicyConfig.passwordPolicyVersions[].customStrengthOptions.maxPasswordLength
  passwordPolicyConfig.passwordPolicyVersions[].customStrengthOptions.containsUppercaseCharacter
  passwordPolicyConfig.passwordPolicyVersions[].customStrengthOptions.containsLowercaseCharacter
  passwordPolicyConfig.passwordPolicyVersions[].customStrengthOptions.containsNumericCharacter
  passwordPolicyConfig.passwordPolicyVersions[].customStrengthOptions.containsNonAlphanumericCharacter
  notification.sendEmail.callbackUri notification.defaultLocale
  mfa.state mfa.enabledProviders[] mfa.providerConfigs[].state
  mfa.providerConfigs[].totpProviderConfig.adjacentIntervals
`);
export const DATABASE = fields(
  'name locationId type pointInTimeRecoveryEnablement deleteProtectionState concurrencyMode etag',
);
export const BACKUP_SCHEDULE = fields('name retention dailyRecurrence weeklyRecurrence.day');
export const FIELD = fields('name indexConfig.indexes[] ttlConfig.expirationOffset');
export const BUDGET = fields(`
  name displayName etag budgetFilter.projects[] budgetFilter.calendarPeriod budgetFilter.creditTypesTreatment
  amount.specifiedAmount.units amount.specifiedAmount.nanos amount.specifiedAmount.currencyCode amount.lastPeriodAmount
  thresholdRules[].thresholdPercent thresholdRules[].spendBasis notificationsRule.disableDefaultIamRecipients
`);
export const APP_CHECK_PROVIDER = fields('name tokenTtl siteKey riskAnalysis.minValidScore');
export const POLICY = fields(`
  policy.version policy.etag policy.bindings[].role policy.bindings[].members[] policy.bindings[].condition.expression
  policy.bindings[].condition.title updateMask
`);
