import type { Request } from 'express';
import type { AccountsData, Person } from '#/data/accounts.ts';
import { forbidden, unauthenticated } from './app-error.ts';
import type { Handler, Reply } from './reply.ts';
import { note } from './request-record.ts';

/** Somebody with the administrator's claim. Only `administrator` makes one. */
export type Administrator = Person & { claims: { admin: true } };

/** Who looks at something that anyone may ask for: a person, or `null` for a visitor. */
export type Viewer = Person | null;

export type Authorise = ReturnType<typeof authorise>;

const isAdministrator = (person: Person): person is Administrator => person.claims.admin;

type Read<P extends Viewer> = (request: Request, asker: P) => Promise<Reply>;

/** The token that a request carries; `undefined` without one, 401 for a header that has none in it. */
function tokenOf(request: Request): string | undefined {
  const header = request.get('authorization');
  if (header === undefined) return undefined;
  const token = /^Bearer +(\S+)$/i.exec(header)?.[1];
  if (token === undefined) throw unauthenticated();
  return token;
}

function known(person: Person | undefined): Person {
  if (!person) throw unauthenticated();
  note({ uid: person.uid });
  return person;
}

function demandPerson(viewer: Viewer): Person {
  return known(viewer ?? undefined);
}

function demandAdministrator(viewer: Viewer): Administrator {
  const person = demandPerson(viewer);
  if (!isAdministrator(person)) throw forbidden();
  return person;
}

/** The steps that a handler takes before it touches data; each gives what the next one needs. */
export function authorise({ accounts }: { accounts: Pick<AccountsData, 'verify' | 'presume'> }) {
  /** Anyone. A token that is sent must be good all the same: 401 tells a client to renew it. */
  async function viewer(request: Request): Promise<Viewer> {
    const token = tokenOf(request);
    return token === undefined ? null : known(await accounts.verify(token));
  }

  /**
   * A handler that reads and does nothing else. It reads while Auth is asked whether the token still holds, for whom the
   * token's signature names; what it found goes out, a refusal included, only when the token does hold.
   */
  function reading<P extends Viewer>(demand: (viewer: Viewer) => P, read: Read<P>): Handler {
    const answer = async (request: Request, presumed: Viewer) => read(request, demand(presumed));
    return async (request) => {
      const token = tokenOf(request);
      if (token === undefined) return answer(request, null);
      const [verified, found] = await Promise.allSettled([
        accounts.verify(token),
        accounts.presume(token).then((person) => answer(request, known(person))),
      ]);
      if (verified.status === 'rejected') throw verified.reason;
      known(verified.value);
      if (found.status === 'rejected') throw found.reason;
      return found.value;
    };
  }

  return {
    /** 401 without a token that is valid now: its revocation is checked. */
    signedIn: async (request: Request): Promise<Person> => demandPerson(await viewer(request)),

    /** 401 as `signedIn`; 403 for anyone but an administrator. */
    administrator: async (request: Request): Promise<Administrator> =>
      demandAdministrator(await viewer(request)),

    /** What the above demand, for handlers that only read. */
    reading: {
      byAnyone: (read: Read<Viewer>): Handler => reading((asker) => asker, read),
      bySignedIn: (read: Read<Person>): Handler => reading(demandPerson, read),
      byAdministrator: (read: Read<Administrator>): Handler => reading(demandAdministrator, read),
    },
  };
}
