import { assertNever } from '@padavu/domain/values/assert-never';
import { claimsFor, isStaff, sameClaims } from '@padavu/domain/user/claims';
import { messages } from '@padavu/domain/messages';
import { securityMessages } from '@padavu/domain/user/security';
import type { User } from '@padavu/domain/user/user';
import { sessionContracts as contracts } from '#/contract/session.ts';
import type { AccountsData } from '#/data/user/accounts.ts';
import type { ClaimsData } from '#/data/user/claims.ts';
import type { SessionsData } from '#/data/user/sessions.ts';
import type { UsersData } from '#/data/user/users.ts';
import {
  accountInactive,
  forbidden,
  secondFactorMissing,
  tooManyRequests,
  unauthenticated,
} from '#/errors.ts';
import type { ClientAddress } from '#/http/client-address.ts';
import { assertStatusApproved } from '#/data/user/account-rights.ts';
import { operation, type Handler, type Operation } from '#/http/operation.ts';
import { clearsSiteData, ok } from '#/http/reply.ts';
import { addToContext } from '#/request-context.ts';
import type { Throttle } from '#/http/throttle.ts';
import { identityPauseSeconds, type Identity, type Session } from '#/identity/identity.ts';
import { userReply } from './user-reply.ts';

type Deps = {
  accounts: AccountsData;
  claims: ClaimsData;
  identity: Identity;
  sessions: SessionsData;
  throttle: Throttle;
  users: Pick<UsersData, 'find'>;
};

/** Sign-in, renewal and sign-out. */
export const sessionOperations = (deps: Deps): Operation[] => [
  operation(contracts.login, login(deps)),
  operation(contracts.logout, logout(deps)),
  operation(contracts.refresh, refresh(deps)),
  operation(contracts.adminLogin, adminLogin(deps)),
  operation(contracts.adminLogout, logout(deps)),
  operation(contracts.adminRefresh, adminRefresh(deps)),
];

const tokensOf = ({ token, refreshToken, expiresIn }: Session) => ({ token, refreshToken, expiresIn });

type SignedIn = { session: Session; user: User };

/**
 * Signs in. A wrong password, an unknown address and an account without a document get the same response, so that
 * nobody learns which accounts exist.
 */
async function signIn(
  { identity, throttle, users }: Deps,
  client: ClientAddress,
  { email, password }: { email: string; password: string },
  refusal: string,
): Promise<SignedIn> {
  await throttle.countTry('signIn', email, client);
  const result = await identity.signIn(email, password);
  const { outcome } = result;
  switch (outcome) {
    case 'signed-in': {
      const [user] = await Promise.all([users.find(result.session.uid), throttle.forgive('signIn', email)]);
      if (!user) throw unauthenticated(refusal);
      addToContext({ uid: user.id });
      return { session: result.session, user };
    }
    case 'refused':
      throw unauthenticated(refusal);
    case 'disabled':
      throw accountInactive();
    case 'second-factor-required':
      throw secondFactorMissing(securityMessages.signInOnThePage);
    case 'too-many-attempts':
      throw tooManyRequests(identityPauseSeconds, messages.login.tooManyAttempts);
    default:
      return assertNever(outcome);
  }
}

/**
 * Ensures that the token of a new session has the claims of the account's document, and renews it if they are outdated.
 * Signs in again where the account was signed out everywhere in the same second, by any instance's clock.
 */
async function withCurrentClaims(
  { accounts, claims, identity, sessions }: Deps,
  { session, user }: SignedIn,
  { email, password }: { email: string; password: string },
): Promise<Session> {
  async function isCurrent({ token }: Session): Promise<boolean> {
    const person = await accounts.verify(token);
    if (!person || !sameClaims(person.claims, claimsFor(user))) return false;
    return (await sessions.rights(person)) !== undefined;
  }
  if (await isCurrent(session)) return session;
  await claims.sync(session.uid);
  const renewed = await identity.refresh(session.refreshToken);
  if (renewed && (await isCurrent(renewed))) return renewed;
  await sessions.settle(session.uid);
  const again = await identity.signIn(email, password);
  return again.outcome === 'signed-in' ? again.session : session;
}

function login(deps: Deps): Handler<typeof contracts.login> {
  return async ({ body: credentials, client }) => {
    const signedIn = await signIn(deps, client, credentials, messages.login.unauthorised);
    assertStatusApproved(signedIn.user);
    const tokens = await withCurrentClaims(deps, signedIn, credentials);
    const user = userReply(signedIn.user);
    return ok({ success: true, message: messages.login.success, ...tokensOf(tokens), user });
  };
}

function adminLogin(deps: Deps): Handler<typeof contracts.adminLogin> {
  return async ({ body: credentials, client }) => {
    const signedIn = await signIn(deps, client, credentials, messages.adminLogin.unauthorised);
    const { id, name, email, role } = signedIn.user;
    if (!isStaff(claimsFor(signedIn.user))) throw forbidden(messages.adminLogin.forbidden);
    const tokens = await withCurrentClaims(deps, signedIn, credentials);
    return ok({ success: true, ...tokensOf(tokens), admin: { id, name, email, role } });
  };
}

/**
 * Checks the new token against the account, because some stores accept a refresh token after its revocation, and none
 * knows the age at which a staff session ends.
 */
function refresh({ identity, accounts, sessions }: Deps): Handler<typeof contracts.refresh> {
  return async ({ body: { refreshToken } }) => {
    const session = await identity.refresh(refreshToken);
    const person = session && (await accounts.verify(session.token));
    if (!session || !person || !(await sessions.rights(person))) {
      throw unauthenticated(messages.loginReason.session_expired);
    }
    return ok({ success: true, ...tokensOf(session) });
  };
}

function logout({ sessions }: Deps): Handler<typeof contracts.logout> {
  return async ({ actor: { uid } }) => {
    await sessions.end(uid);
    await sessions.settle(uid);
    return ok({ success: true }, clearsSiteData);
  };
}

function adminRefresh({ accounts, identity }: Deps): Handler<typeof contracts.adminRefresh> {
  return async ({ actor }) => ok({ success: true, ...(await identity.exchange(await accounts.mint(actor))) });
}
