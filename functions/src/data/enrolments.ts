import { adminMessages } from '@padavu/domain/admin-messages';
import { usersCollection } from '@padavu/domain/user';
import {
  readImportRow,
  repeatedAddresses,
  type ImportedPerson,
  type ImportOutcome,
  type ImportRow,
} from '@padavu/domain/user-import';
import { z } from 'zod';
import type { Caller } from '#/actors.ts';
import { AppError } from '#/errors.ts';
import { addToContext } from '#/request-context.ts';
import type { AccountsData } from './accounts.ts';
import type { AuditData } from './audit.ts';
import type { ClaimsData } from './claims.ts';
import { partOf, type Once, type OnceData } from './once.ts';
import type { PaymentsData } from './payments.ts';
import type { RegistrationsData } from './registrations.ts';
import type { SchoolData } from './school.ts';
import type { Transactions } from './transactions.ts';
import type { UnregisteredAccountsData } from './unregistered-accounts.ts';
import type { UsersData } from './users.ts';

type Deps = {
  accounts: Pick<AccountsData, 'byAddress'>;
  audit: AuditData;
  claims: ClaimsData;
  payments: PaymentsData;
  once: Pick<OnceData, 'readAll' | 'write'>;
  registrations: Pick<RegistrationsData, 'make'>;
  requireAdmin: Transactions['requireAdmin'];
  school: Pick<SchoolData, 'read'>;
  unregistered: Pick<UnregisteredAccountsData, 'registeredAmong'>;
  users: Pick<UsersData, 'courses'>;
  now: () => Date;
  /** One that nobody can guess and nobody gets to see. */
  newPassword: () => string;
};

/** What is to be done about a row: nothing more, or making an account. */
type CheckedRow = Exclude<ImportOutcome, { state: 'ready' }> | { state: 'ready'; person: ImportedPerson };

const Made = z.object({ id: z.string() });

/** Accounts that are made side by side: each takes several round trips, and a call has half a minute for all. */
const atOnce = 5;

export type EnrolmentsData = ReturnType<typeof enrolmentsData>;

/** Making approved accounts from a list, row by row (docs/decisions/043). */
export function enrolmentsData(deps: Deps) {
  async function check(rows: readonly ImportRow[]): Promise<CheckedRow[]> {
    const [courses, school] = await Promise.all([deps.users.courses(), deps.school.read()]);
    const read = rows.map((row) => readImportRow(row, courses, school, deps.now()));
    const people = read.flatMap((row) => (row.state === 'good' ? [row.person] : []));
    const holders = await deps.accounts.byAddress(people.map(({ email }) => email));
    const registered = await deps.unregistered.registeredAmong([...holders.values()]);
    const repeated = repeatedAddresses(rows);
    return read.map((row, index): CheckedRow => {
      if (row.state === 'invalid') return row;
      if (repeated.has(index)) {
        return {
          state: 'invalid',
          problems: [{ column: 'email', message: adminMessages.userImport.repeated }],
        };
      }
      const id = holders.get(row.person.email);
      return id !== undefined && registered.has(id)
        ? { state: 'exists', id }
        : { state: 'ready', person: row.person };
    });
  }

  /** The account, what was paid for it and the entry in the audit log, together. */
  async function enrol(
    { payment, ...person }: ImportedPerson,
    admin: Caller,
    call: Once | undefined,
  ): Promise<string> {
    const { id } = await deps.registrations.make(
      { ...person, password: deps.newPassword() },
      {
        status: 'approved',
        async prepare(transaction) {
          const actor = await deps.requireAdmin(transaction, admin);
          const paid = payment && (await deps.payments.prepareFirst(transaction, payment, actor));
          return (uid, record) => {
            const { searchGrams: _, ...account } = record;
            if (paid) deps.payments.store(transaction, uid, paid);
            deps.once.write(transaction, call && partOf(call, uid), { id: uid });
            deps.audit.record(transaction, {
              actor,
              action: 'user.create',
              target: { collection: usersCollection, id: uid, label: record.name },
              before: null,
              after: { ...account, ...(payment && { payment }) },
            });
          };
        },
      },
    );
    await deps.claims.follow(id);
    return id;
  }

  const failed: ImportOutcome = { state: 'failed', message: adminMessages.userImport.failed };

  /** The process that made the account may have died before its claims. */
  async function withClaims(made: Extract<ImportOutcome, { state: 'created' }>): Promise<ImportOutcome> {
    try {
      await deps.claims.follow(made.id);
      return made;
    } catch (error) {
      addToContext({ failure: error });
      return failed;
    }
  }

  /** One row's fault is not the others': it is said in its place, and in the log. */
  async function outcomeOf(
    checked: CheckedRow,
    admin: Caller,
    call: Once | undefined,
  ): Promise<ImportOutcome> {
    if (checked.state === 'created') return withClaims(checked);
    if (checked.state !== 'ready') return checked;
    try {
      return { state: 'created', id: await enrol(checked.person, admin, call) };
    } catch (error) {
      if (!(error instanceof AppError) || error.kind === 'too-busy') {
        addToContext({ failure: error });
        return failed;
      }
      // The right to make accounts was lost on the way: that is about all rows.
      if (error.kind === 'unauthenticated' || error.kind === 'forbidden') throw error;
      if (error.code !== 'email-taken') {
        return { state: 'invalid', problems: [{ column: 'email', message: error.message }] };
      }
      const id = (await deps.accounts.byAddress([checked.person.email])).get(checked.person.email);
      const isThere = id !== undefined && (await deps.unregistered.registeredAmong([id])).has(id);
      // Half an account, of a process that works on it or has died, is not one.
      return isThere ? { state: 'exists', id } : failed;
    }
  }

  /** Accounts that the same call made before count as made by it. */
  async function withThoseMade(checked: CheckedRow[], call: Once): Promise<CheckedRow[]> {
    const ids = checked.flatMap((row) => (row.state === 'exists' ? [row.id] : []));
    const found = await deps.once.readAll(
      Made,
      ids.map((id) => partOf(call, id)),
    );
    const made = new Set(found.map((each) => each?.id));
    return checked.map((row) =>
      row.state === 'exists' && made.has(row.id) ? { state: 'created', id: row.id } : row,
    );
  }

  return {
    /** What would become of each row, in their order. Makes nothing. */
    async check(rows: readonly ImportRow[]): Promise<ImportOutcome[]> {
      const checked = await check(rows);
      return checked.map((row) => (row.state === 'ready' ? { state: 'ready' } : row));
    },

    /** Makes an account of each good row whose address has none; says what became of each. Safe to repeat. */
    async run(rows: readonly ImportRow[], admin: Caller, call?: Once): Promise<ImportOutcome[]> {
      const outcomes: ImportOutcome[] = [];
      const checked = call ? await withThoseMade(await check(rows), call) : await check(rows);
      for (let start = 0; start < checked.length; start += atOnce) {
        const batch = checked.slice(start, start + atOnce);
        outcomes.push(...(await Promise.all(batch.map((row) => outcomeOf(row, admin, call)))));
      }
      return outcomes;
    },
  };
}
