import { randomBytes } from 'node:crypto';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { usersCollection } from '@padavu/domain/user/user';
import {
  readImportRow,
  repeatedAddresses,
  type ImportedPerson,
  type ImportOutcome,
  type ImportRow,
} from '@padavu/domain/user/user-import';
import { z } from 'zod';
import type { Caller } from '#/actors.ts';
import { AppError } from '#/errors.ts';
import { addToContext } from '#/request-context.ts';
import type { AccountsData } from './accounts.ts';
import type { AuditData } from '#/data/admin/audit.ts';
import type { ClaimsData } from './claims.ts';
import { partOf, type Once, type OnceData } from '#/data/store/once.ts';
import type { PaymentsData } from '#/data/payment/payments.ts';
import type { RegistrationsData } from './registrations.ts';
import type { SchoolData } from '#/data/school/school.ts';
import type { Transactions } from '#/data/store/transactions.ts';
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
};

/** A row that needs nothing more, or one to make an account for. */
type CheckedRow = Exclude<ImportOutcome, { state: 'ready' }> | { state: 'ready'; person: ImportedPerson };

const StoredResult = z.object({ id: z.string() });

/** Accounts that are created concurrently: each takes several round trips, and a call has half a minute for all. */
const concurrency = 5;

export type EnrolmentsData = ReturnType<typeof enrolmentsData>;

/** Creates approved accounts from a list, row by row (docs/decisions/043). */
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

  /** Creates the account, its payment and the audit entry in one transaction. */
  async function enrol(
    { payment, ...person }: ImportedPerson,
    admin: Caller,
    call: Once | undefined,
  ): Promise<string> {
    const { id } = await deps.registrations.make(
      { ...person, password: randomBytes(32).toString('base64url') },
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
    await deps.claims.sync(id);
    return id;
  }

  const failed: ImportOutcome = { state: 'failed', message: adminMessages.userImport.failed };

  /** Sets the claims again: the process that created the account may have died before it did. */
  async function completeClaims(
    outcome: Extract<ImportOutcome, { state: 'created' }>,
  ): Promise<ImportOutcome> {
    try {
      await deps.claims.sync(outcome.id);
      return outcome;
    } catch (error) {
      addToContext({ failure: error });
      return failed;
    }
  }

  /** The outcome of one row. An error concerns that row only: it is in the outcome and in the log. */
  async function outcomeOf(
    checked: CheckedRow,
    admin: Caller,
    call: Once | undefined,
  ): Promise<ImportOutcome> {
    if (checked.state === 'created') return completeClaims(checked);
    if (checked.state !== 'ready') return checked;
    try {
      return { state: 'created', id: await enrol(checked.person, admin, call) };
    } catch (error) {
      if (!(error instanceof AppError) || error.kind === 'too-busy') {
        addToContext({ failure: error });
        return failed;
      }
      // The caller has lost the right to create accounts, which concerns all rows.
      if (error.kind === 'unauthenticated' || error.kind === 'forbidden') throw error;
      if (error.code !== 'email-taken') {
        return { state: 'invalid', problems: [{ column: 'email', message: error.message }] };
      }
      const id = (await deps.accounts.byAddress([checked.person.email])).get(checked.person.email);
      const exists = id !== undefined && (await deps.unregistered.registeredAmong([id])).has(id);
      // An account without a document is unfinished: another call works on it, or has died.
      return exists ? { state: 'exists', id } : failed;
    }
  }

  /** Counts accounts that an earlier attempt of the same call created as created by it. */
  async function markCreated(checked: CheckedRow[], call: Once): Promise<CheckedRow[]> {
    const ids = checked.flatMap((row) => (row.state === 'exists' ? [row.id] : []));
    const found = await deps.once.readAll(
      StoredResult,
      ids.map((id) => partOf(call, id)),
    );
    const made = new Set(found.map((each) => each?.id));
    return checked.map((row) =>
      row.state === 'exists' && made.has(row.id) ? { state: 'created', id: row.id } : row,
    );
  }

  return {
    /** The outcome that each row would have, in order. Creates nothing. */
    async check(rows: readonly ImportRow[]): Promise<ImportOutcome[]> {
      const checked = await check(rows);
      return checked.map((row) => (row.state === 'ready' ? { state: 'ready' } : row));
    },

    /** Creates an account for each valid row whose address has none, and returns the outcomes. Safe to repeat. */
    async run(rows: readonly ImportRow[], admin: Caller, call?: Once): Promise<ImportOutcome[]> {
      const outcomes: ImportOutcome[] = [];
      const checked = call ? await markCreated(await check(rows), call) : await check(rows);
      for (let start = 0; start < checked.length; start += concurrency) {
        const batch = checked.slice(start, start + concurrency);
        outcomes.push(...(await Promise.all(batch.map((row) => outcomeOf(row, admin, call)))));
      }
      return outcomes;
    },
  };
}
