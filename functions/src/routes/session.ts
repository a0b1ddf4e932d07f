import { assertNever } from '@padavu/domain/assert-never';
import { claimsFor, sameClaims } from '@padavu/domain/claims';
import { messages } from '@padavu/domain/messages';
import { AdminCredentials, Credentials, RefreshRequest } from '@padavu/domain/session';
import type { User } from '@padavu/domain/user';
import type { Request } from 'express';
import { sessionContracts } from '#/contract/session.ts';
import type { AccountsData } from '#/data/accounts.ts';
import type { ClaimsData } from '#/data/claims.ts';
import type { UsersData } from '#/data/users.ts';
import { forbidden, tooManyRequests, unauthenticated } from '#/http/app-error.ts';
import type { Authorise } from '#/http/authorise.ts';
import { parseBody } from '#/http/body.ts';
import { ok, type Endpoint, type Handler } from '#/http/reply.ts';
import { note } from '#/http/request-record.ts';
import type { Throttle } from '#/http/throttle.ts';
import type { Identity, Session } from '#/identity/identity.ts';
import { demandApproved } from './gate.ts';
import { userReply } from './user-reply.ts';

type Deps = {
  authorise: Authorise;
  accounts: AccountsData;
  claims: ClaimsData;
  identity: Identity;
  throttle: Throttle;
  users: Pick<UsersData, 'find'>;
};

/** Sign-in, renewal and sign-out (specification 7, "Admin and user auth"). */
export const sessionEndpoints = (deps: Deps): Endpoint[] => [
  { method: 'POST', path: '/users/login', contract: sessionContracts.login, handle: login(deps) },
  { method: 'POST', path: '/auth/refresh', contract: sessionContracts.refresh, handle: refresh(deps) },
  { method: 'POST', path: '/admin/login', contract: sessionContracts.adminLogin, handle: adminLogin(deps) },
  {
    method: 'POST',
    path: '/admin/logout',
    contract: sessionContracts.adminLogout,
    handle: adminLogout(deps),
  },
  {
    method: 'POST',
    path: '/admin/refresh-token',
    contract: sessionContracts.adminRefresh,
    handle: adminRefresh(deps),
  },
];

/** Firebase Auth does not say for how long it pauses an account. */
const identityPauseSeconds = 60;

type SignedIn = { session: Session; user: User };

/** A wrong password, an unknown address and an account without a document are one answer: nobody learns which exist. */
async function signIn(
  { identity, throttle, users }: Deps,
  request: Request,
  { email, password }: { email: string; password: string },
  refusal: string,
): Promise<SignedIn> {
  await throttle.demandTry('signIn', email, request);
  const result = await identity.signIn(email, password);
  const { outcome } = result;
  switch (outcome) {
    case 'signed-in': {
      const [user] = await Promise.all([users.find(result.session.uid), throttle.forgive('signIn', email)]);
      if (!user) throw unauthenticated(refusal);
      note({ uid: user.id });
      return { session: result.session, user };
    }
    case 'refused':
      throw unauthenticated(refusal);
    case 'disabled':
      throw forbidden(messages.loginReason.inactive);
    case 'too-many-attempts':
      throw tooManyRequests(identityPauseSeconds, messages.login.tooManyAttempts);
    default:
      return assertNever(outcome);
  }
}

/** The session with a token that carries what the account's document says now, should the claims be behind. */
async function upToDate({ accounts, claims, identity }: Deps, { session, user }: SignedIn): Promise<Session> {
  const person = await accounts.verify(session.token);
  if (person && sameClaims(person.claims, claimsFor(user))) return session;
  await claims.follow(session.uid);
  return (await identity.refresh(session.refreshToken)) ?? session;
}

function login(deps: Deps): Handler {
  return async (request) => {
    const signedIn = await signIn(
      deps,
      request,
      parseBody(Credentials, request),
      messages.login.unauthorised,
    );
    demandApproved(signedIn.user);
    const { token, refreshToken } = await upToDate(deps, signedIn);
    const user = userReply(signedIn.user);
    return ok({ success: true, message: messages.login.success, token, refreshToken, user });
  };
}

function adminLogin(deps: Deps): Handler {
  return async (request) => {
    const credentials = parseBody(AdminCredentials, request);
    const signedIn = await signIn(deps, request, credentials, messages.adminLogin.unauthorised);
    const { id, name, email, role, status } = signedIn.user;
    if (role !== 'admin' || status !== 'approved') throw forbidden(messages.adminLogin.forbidden);
    const { token, refreshToken } = await upToDate(deps, signedIn);
    return ok({ success: true, token, refreshToken, admin: { id, name, email, role } });
  };
}

/** A refresh token outlives its revocation in some stores: the new token is held against the account. */
function refresh({ identity, accounts }: Deps): Handler {
  return async (request) => {
    const session = await identity.refresh(parseBody(RefreshRequest, request).refreshToken);
    if (!session || !(await accounts.verify(session.token))) {
      throw unauthenticated(messages.loginReason.session_expired);
    }
    return ok({ success: true, token: session.token, refreshToken: session.refreshToken });
  };
}

function adminLogout({ authorise, accounts }: Deps): Handler {
  return async (request) => {
    const { uid } = await authorise.signedIn(request);
    await accounts.signOut(uid);
    return ok({ success: true });
  };
}

function adminRefresh({ authorise, accounts, identity }: Deps): Handler {
  return async (request) => {
    const { uid } = await authorise.administrator(request);
    return ok({ success: true, token: await identity.exchange(await accounts.mint(uid)) });
  };
}
