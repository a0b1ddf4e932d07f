import type { AuditAction, AuditEntry } from '@padavu/domain/audit';
import { adminMessages } from '@padavu/domain/admin-messages';
import { type School, schoolDocument } from '@padavu/domain/school';
import {
  fieldsOfSchool,
  newSettings,
  SchoolSettings,
  schoolWith,
  storedPaths,
  withKeptTranslations,
  type SchoolInput,
} from '@padavu/domain/school-settings';
import { settingsCollection } from '@padavu/domain/security';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Actor, Caller } from '#/actors.ts';
import { conflict } from '#/errors.ts';
import type { AuditData, StoredEntry } from './audit.ts';
import { changesTo, laterThan, type Precondition } from './content-change.ts';
import { readDocument } from './documents.ts';
import { fetchOne } from './reads.ts';
import type { Transactions } from './transactions.ts';

type Deps = {
  db: Pick<Firestore, 'collection'>;
  audit: Pick<AuditData, 'record'>;
  byAdmin: Transactions['byAdmin'];
  now: () => Date;
};

export type SchoolData = ReturnType<typeof schoolData>;

/** What the school says of itself: the document `settings/school` (docs/decisions/123). */
export function schoolData({ db, audit, byAdmin, now }: Deps) {
  const document = db.collection(settingsCollection).doc(schoolDocument);

  /** The settings of a new school, where none are stored. */
  async function read(within?: Transaction): Promise<SchoolSettings> {
    return readDocument(SchoolSettings, await fetchOne(document, within)) ?? newSettings;
  }

  type Change = { action: AuditAction } & Pick<AuditEntry, 'undoes'>;

  /** Stores the settings as they shall be, and what changed; writes nothing when they are so already. */
  function write(
    transaction: Transaction,
    actor: Actor,
    { updatedAt: before, ...school }: SchoolSettings,
    wanted: School,
    change: Change,
  ): { settings: SchoolSettings; auditId?: string } {
    const changes = changesTo(fieldsOfSchool(school), fieldsOfSchool(wanted));
    if (!changes) return { settings: { ...school, updatedAt: before } };
    const settings = { ...wanted, updatedAt: laterThan(before, now()) };
    // What a newer version has stored beside them stays, and a translation that was removed goes.
    transaction.set(document, settings, { mergeFields: storedPaths(settings) });
    const target = { collection: settingsCollection, id: schoolDocument, label: adminMessages.area.settings };
    return { settings, auditId: audit.record(transaction, { actor, target, ...change, ...changes }) };
  }

  return {
    /** As it is stored; of one moment with what else a transaction reads. */
    read,

    /** Changes the settings. */
    update(input: SchoolInput, admin: Caller, assertVersion: Precondition): Promise<SchoolSettings> {
      return byAdmin(admin, async (transaction, actor) => {
        const stored = await read(transaction);
        assertVersion(stored.updatedAt);
        const wanted = withKeptTranslations(input, stored);
        return write(transaction, actor, stored, wanted, { action: 'settings.update' }).settings;
      });
    },

    /**
     * Puts the fields back that an entry of the audit log says were changed; others stay. 409 where one of them has changed
     * again since.
     * @returns the id of the entry that tells of the undoing
     */
    undo({ id, before, after }: StoredEntry, admin: Caller): Promise<string> {
      return byAdmin(admin, async (transaction, actor) => {
        const stored = await read(transaction);
        const isStillSo = after !== null && changesTo(fieldsOfSchool(stored), after) === undefined;
        const wanted = schoolWith(stored, isStillSo ? (before ?? {}) : {});
        const change = { action: 'settings.restore', undoes: id } as const;
        const { auditId } = write(transaction, actor, stored, wanted, change);
        if (auditId === undefined) throw conflict(adminMessages.audit.settingsChangedSince, 'not-undoable');
        return auditId;
      });
    },
  };
}
