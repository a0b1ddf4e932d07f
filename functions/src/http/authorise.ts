import { isStaff, sameClaims } from '@padavu/domain/user/claims';
import type { Request } from 'express';
import type { Administrator, Person, Viewer } from '#/actors.ts';
import type { AccountsData } from '#/data/user/accounts.ts';
import type { Access } from '#/contract/contract.ts';
import type { SessionsData } from '#/data/user/sessions.ts';
import type { UsersData } from '#/data/user/users.ts';
import { forbidden, secondFactorMissing, unauthenticated } from '#/errors.ts';
import type { Handle } from './endpoints.ts';
import { requireLearner } from './learner.ts';
import type { Operation } from './operation.ts';
import type { Reply } from './reply.ts';
import { addToContext } from '#/request-context.ts';

const isAdministrator = (person: Person): person is Administrator => person.claims.admin;

/** The token of a request; `undefined` without the header. Throws 401 for a header without a token. */
function tokenOf(request: Request): string | undefined {
  const header = request.get('authorization');
  if (header === undefined) return undefined;
  const token = /^Bearer +(\S+)$/i.exec(header)?.[1];
  if (token === undefined) throw unauthenticated();
  return token;
}

function requirePerson(person: Person | null | undefined): Person {
  if (!person) throw unauthenticated();
  addToContext({ uid: person.uid });
  return person;
}

/** The operation itself checks whether the course is one of theirs. */
function requireStaff(viewer: Viewer): Person {
  const person = requirePerson(viewer);
  if (person.lacksSecondFactor) throw secondFactorMissing();
  if (!isStaff(person.claims)) throw forbidden();
  return person;
}

function requireAdmin(viewer: Viewer): Administrator {
  const person = requireStaff(viewer);
  if (!isAdministrator(person)) throw forbidden();
  return person;
}

/**
 * What each access requires before the request is parsed. Throws 401 without a valid token, 403 for people without the
 * role. A learner is required only after that (docs/decisions/162).
 */
const requirements: Readonly<Record<Access, (viewer: Viewer) => Viewer>> = {
  public: () => null,
  optional: (viewer) => viewer,
  'signed-in': requirePerson,
  learner: requirePerson,
  staff: requireStaff,
  admin: requireAdmin,
};

type Deps = {
  accounts: Pick<AccountsData, 'verify' | 'fromToken'>;
  sessions: Pick<SessionsData, 'rights'>;
  users: Pick<UsersData, 'find'>;
};

/** The step before an operation: requires what the access of its contract says, by a token that is valid now. */
export function authorise({ accounts, sessions, users }: Deps) {
  /** The person with the rights of the stored account, whatever the token says; throws 401 when the session is over. */
  async function withStoredRights(person: Person | undefined): Promise<Person> {
    const claimed = requirePerson(person);
    const rights = await sessions.rights(claimed);
    if (!rights) throw unauthenticated();
    return { ...claimed, ...rights };
  }

  /** Anyone. A token that is sent must be valid, though: 401 tells a client to renew it. */
  async function viewer(request: Request): Promise<Viewer> {
    const token = tokenOf(request);
    if (token === undefined) return null;
    const [verified, person] = await Promise.all([
      accounts.verify(token),
      accounts.fromToken(token).then(withStoredRights),
    ]);
    requirePerson(verified);
    return person;
  }

  /**
   * Runs an operation that only reads. It starts with the rights that the token claims, while Auth and the stored
   * account are checked. The reply, even a refusal, is sent only when both confirm them; with other rights the
   * operation runs again.
   */
  async function read(request: Request, handle: (viewer: Viewer) => Promise<Reply>): Promise<Reply> {
    const token = tokenOf(request);
    if (token === undefined) return handle(null);
    const tokenPerson = accounts.fromToken(token);
    const [verified, person, claimedReply] = await Promise.allSettled([
      accounts.verify(token),
      tokenPerson.then(withStoredRights),
      tokenPerson.then(async (claimed) => handle(requirePerson(claimed))),
    ]);
    if (verified.status === 'rejected') throw verified.reason;
    const { claims } = requirePerson(verified.value);
    if (person.status === 'rejected') throw person.reason;
    if (!sameClaims(claims, person.value.claims)) return handle(person.value);
    if (claimedReply.status === 'rejected') throw claimedReply.reason;
    return claimedReply.value;
  }

  return {
    /**
     * Runs an operation for the person that its access requires. The request is parsed only after that, but before a
     * learner is required: an invalid request is 400 for everybody who is signed in.
     */
    authorised: ({ contract: { access, method }, prepare }: Operation): Handle => {
      const requireAccess = requirements[access];
      const handle = async (request: Request, caller: Viewer) => {
        const actor = requireAccess(caller);
        const run = prepare(request, actor);
        if (access === 'learner') await requireLearner(requirePerson(actor), users);
        return run();
      };
      if (access === 'public') return (request) => handle(request, null);
      if (method === 'GET') return (request) => read(request, (caller) => handle(request, caller));
      return async (request) => handle(request, await viewer(request));
    },
  };
}
