/** The keys in local storage of what a session stores, which is removed when it ends. */
export const sessionKeys = [
  'token',
  'adminToken',
  'refreshToken',
  'user',
  'adminUser',
  'agreedLanguage',
  'languageBefore',
  'sessionLeft',
] as const;
export type SessionKey = (typeof sessionKeys)[number];
