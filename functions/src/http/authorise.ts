import type { Request } from 'express';
import type { AccountsData, Person } from '#/data/accounts.ts';
import { forbidden, unauthenticated } from './app-error.ts';
import { note } from './request-record.ts';

/** Somebody with the administrator's claim. Only `administrator` makes one. */
export type Administrator = Person & { claims: { admin: true } };

/** Who looks at something that anyone may ask for: a person, or `null` for a visitor. */
export type Viewer = Person | null;

export type Authorise = ReturnType<typeof authorise>;

const isAdministrator = (person: Person): person is Administrator => person.claims.admin;

/** The steps that a handler takes before it touches data; each gives what the next one needs. */
export function authorise({ accounts }: { accounts: Pick<AccountsData, 'verify'> }) {
  /** Anyone. A token that is sent must be good all the same: 401 tells a client to renew it. */
  async function viewer(request: Request): Promise<Viewer> {
    const header = request.get('authorization');
    if (header === undefined) return null;
    const token = /^Bearer +(\S+)$/i.exec(header)?.[1];
    const person = token === undefined ? undefined : await accounts.verify(token);
    if (!person) throw unauthenticated();
    note({ uid: person.uid });
    return person;
  }

  /** 401 without a token that is valid now: its revocation is checked. */
  async function signedIn(request: Request): Promise<Person> {
    const person = await viewer(request);
    if (!person) throw unauthenticated();
    return person;
  }

  /** 401 as `signedIn`; 403 for anyone but an administrator. */
  async function administrator(request: Request): Promise<Administrator> {
    const person = await signedIn(request);
    if (!isAdministrator(person)) throw forbidden();
    return person;
  }

  return { viewer, signedIn, administrator };
}
