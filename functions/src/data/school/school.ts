import type { AuditAction, AuditEntry } from '@padavu/domain/admin/audit';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { type School, schoolDocument } from '@padavu/domain/school/school';
import {
  fieldsOfSchool,
  newSettings,
  SchoolSettings,
  schoolWith,
  storedPaths,
  withKeptTranslations,
  type SchoolInput,
} from '@padavu/domain/school/school-settings';
import { settingsCollection } from '@padavu/domain/user/security';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Actor, Caller } from '#/actors.ts';
import { conflict } from '#/errors.ts';
import type { AuditData, StoredEntry } from '#/data/admin/audit.ts';
import { changesTo, laterThan, type Precondition } from '#/data/store/changes.ts';
import { readDocument } from '#/data/store/documents.ts';
import { assertFilesStored } from '#/data/picture/media.ts';
import { fetchOne } from '#/data/store/reads.ts';
import type { Transactions } from '#/data/store/transactions.ts';

type Deps = {
  db: Pick<Firestore, 'collection'>;
  audit: Pick<AuditData, 'record'>;
  byAdmin: Transactions['byAdmin'];
  now: () => Date;
};

const pictureFields = ['logo', 'icon', 'socialPicture'] as const;

export type SchoolData = ReturnType<typeof schoolData>;

/** The settings of the school: the document `settings/school` (docs/decisions/123). */
export function schoolData({ db, audit, byAdmin, now }: Deps) {
  const document = db.collection(settingsCollection).doc(schoolDocument);

  /** The stored settings, or those of a new school where none are stored. */
  async function read(within?: Transaction): Promise<SchoolSettings> {
    return readDocument(SchoolSettings, await fetchOne(document, within)) ?? newSettings;
  }

  type Change = { action: AuditAction } & Pick<AuditEntry, 'undoes'>;

  /** Stores changed settings and their audit entry; writes nothing when nothing differs. */
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
    // Other fields, which a newer version of the functions has stored, stay. Removed translations are deleted.
    transaction.set(document, settings, { mergeFields: storedPaths(settings) });
    const target = { collection: settingsCollection, id: schoolDocument, label: adminMessages.area.settings };
    return { settings, auditId: audit.record(transaction, { actor, target, ...change, ...changes }) };
  }

  return {
    /** The stored settings, in a transaction together with its other reads. */
    read,

    /** Changes the settings. */
    update(input: SchoolInput, admin: Caller, assertVersion: Precondition): Promise<SchoolSettings> {
      return byAdmin(admin, async (transaction, actor) => {
        const stored = await read(transaction);
        assertVersion(stored.updatedAt);
        await assertFilesStored(
          { db, transaction },
          {
            wanted: pictureFields.map((field) => [field, input[field]] as const),
            stored: pictureFields.map((field) => stored[field]),
          },
        );
        const wanted = withKeptTranslations(input, stored);
        return write(transaction, actor, stored, wanted, { action: 'settings.update' }).settings;
      });
    },

    /**
     * Restores the fields that an audit entry says were changed; others stay. Throws 409 where one of them has changed
     * again since.
     * @returns the id of the audit entry of the undo
     */
    undo({ id, before, after }: StoredEntry, admin: Caller): Promise<string> {
      return byAdmin(admin, async (transaction, actor) => {
        const stored = await read(transaction);
        const isUnchanged = after !== null && changesTo(fieldsOfSchool(stored), after) === undefined;
        const wanted = schoolWith(stored, isUnchanged ? (before ?? {}) : {});
        const change = { action: 'settings.restore', undoes: id } as const;
        const { auditId } = write(transaction, actor, stored, wanted, change);
        if (auditId === undefined) throw conflict(adminMessages.audit.settingsChangedSince, 'not-undoable');
        return auditId;
      });
    },
  };
}
