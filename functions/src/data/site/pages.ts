import { pageLimits } from '@padavu/domain/site/page-limits';
import type { Page, PageSummary, PageVersion } from '@padavu/domain/site/page';
import { type PageContent, type PageId, pageIds, pageNames } from '@padavu/domain/site/page-content';
import { pageFits, pageMessages, EditedPage } from '@padavu/domain/site/page-input';
import { storedMoment } from '@padavu/domain/stored';
import { pagesCollection, storedContents, storedPage } from '@padavu/domain/site/stored-page';
import { isRecord } from '@padavu/domain/language/translation';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import type { Actor, Caller } from '#/actors.ts';
import { conflict, invalid, notFound } from '#/errors.ts';
import type { AuditData, StoredEntry } from '#/data/admin/audit.ts';
import { changesTo, laterThan, type Precondition } from '#/data/store/changes.ts';
import { fieldsOf, type Fields } from '#/data/store/documents.ts';
import { fetchMatches, fetchOne, fetchSeveral } from '#/data/store/reads.ts';
import type { Transactions } from '#/data/store/transactions.ts';

type Deps = {
  db: Firestore;
  audit: Pick<AuditData, 'record'>;
  byAdmin: Transactions['byAdmin'];
  now: () => Date;
};

/** A stored page. */
type Stored = {
  draft: PageContent | null;
  published: PageContent | null;
  publishedAt: Date;
  updatedAt: Date;
  version: number;
};

export type PagesData = ReturnType<typeof pagesData>;

const versionsCollection = 'versions';

const storedIn = (id: PageId, snapshot: DocumentSnapshot): Stored =>
  storedPage(storedContents[id]).parse(fieldsOf(snapshot));
const contentIn = (id: PageId, value: unknown): PageContent => storedContents[id].parse(value);

const summaryOf = (id: PageId, { draft, publishedAt, updatedAt }: Stored): PageSummary => ({
  id,
  hasDraft: draft !== null,
  publishedAt,
  updatedAt,
});

/** The content that is edited: the draft, or the published content. */
const currentOf = (id: PageId, { draft, published }: Stored) => draft ?? published ?? contentIn(id, {});

const pageOf = (id: PageId, stored: Stored): Page => ({
  ...summaryOf(id, stored),
  written: EditedPage.parse({ page: id, content: currentOf(id, stored) }),
});

/** The contents of the site's pages (docs/decisions/126). */
export function pagesData({ db, audit, byAdmin, now }: Deps) {
  const refOf = (id: PageId) => db.collection(pagesCollection).doc(id);
  const versionsOf = (id: PageId) => refOf(id).collection(versionsCollection);
  const versionOf = (id: PageId, version: number) => versionsOf(id).doc(String(version));

  /** Reads a page in a transaction and checks its version. */
  async function find(id: PageId, transaction: Transaction, assertVersion?: Precondition): Promise<Stored> {
    const stored = storedIn(id, await fetchOne(refOf(id), transaction));
    assertVersion?.(stored.updatedAt);
    return stored;
  }

  /** Stores a page. Each field is replaced as a whole, because a merge would keep translations that were removed. */
  const write = (transaction: Transaction, id: PageId, written: Stored) =>
    transaction.set(refOf(id), written, { mergeFields: Object.keys(written) });

  type Entry = Parameters<AuditData['record']>[1];
  const entryOf = (id: PageId, actor: Actor, rest: Omit<Entry, 'actor' | 'target'>): Entry => ({
    actor,
    target: { collection: pagesCollection, id, label: pageNames[id] },
    ...rest,
  });

  /** Stores a draft; removes it where it equals the published content. */
  function writeDraft(
    transaction: Transaction,
    { id, actor, stored, content, action }: Change & { action: 'page.update' | 'page.restore' },
  ): Stored {
    const changes = changesTo(fieldsOfContent(currentOf(id, stored)), fieldsOfContent(content));
    if (!changes) return stored;
    const draft = isDeepStrictEqual(content, stored.published) ? null : content;
    const written: Stored = { ...stored, draft, updatedAt: laterThan(stored.updatedAt, now()) };
    write(transaction, id, written);
    audit.record(transaction, entryOf(id, actor, { action, ...changes }));
    return written;
  }

  /** Publishes a content as the next version, and deletes the oldest version beyond the limit. */
  function publish(
    transaction: Transaction,
    { id, actor, stored, content }: Change,
    entry: { action: 'page.publish' | 'page.restore'; undoes?: string },
  ): { written: Stored; auditId: string } {
    const at = laterThan(stored.updatedAt, now());
    const version = stored.version + 1;
    const written: Stored = { draft: null, published: content, publishedAt: at, updatedAt: at, version };
    const before = stored.published ?? contentIn(id, {});
    // Pages of the demo, and pages from before versions existed, have no version yet.
    if (stored.version === 0) {
      transaction.set(versionOf(id, 0), { content: before, publishedAt: stored.publishedAt });
    }
    transaction.set(versionOf(id, version), { content, publishedAt: at });
    transaction.delete(versionOf(id, version - pageLimits.versions));
    write(transaction, id, written);
    // An undo needs the version, which the audit log keeps, because it cuts only long values.
    const changes = changesTo(
      { version: stored.version, ...fieldsOfContent(before) },
      { version, ...fieldsOfContent(content) },
    );
    return {
      written,
      auditId: audit.record(
        transaction,
        entryOf(id, actor, { before: null, after: null, ...changes, ...entry }),
      ),
    };
  }

  /** The content of one version of a page. */
  async function contentOf(id: PageId, version: number, transaction: Transaction): Promise<PageContent> {
    const found = await fetchOne(versionOf(id, version), transaction);
    if (!found.exists) throw notFound(pageMessages.versionGone);
    return contentIn(id, fieldsOf(found)['content']);
  }

  return {
    async list(): Promise<PageSummary[]> {
      const snapshots = await fetchSeveral(pageIds.map(refOf), db);
      return pageIds.flatMap((id, index) => {
        const snapshot = snapshots[index];
        return snapshot ? [summaryOf(id, storedIn(id, snapshot))] : [];
      });
    },

    /** A page to edit; an empty one where nothing is stored. */
    async find(id: PageId): Promise<Page> {
      return pageOf(id, storedIn(id, await fetchOne(refOf(id))));
    },

    /**
     * Stores a draft, which visitors do not see. Throws 400 where it is too long with the translations that it keeps.
     */
    save(id: PageId, input: PageContent, admin: Caller, assertVersion: Precondition): Promise<Page> {
      return byAdmin(admin, async (transaction, actor) => {
        const stored = await find(id, transaction, assertVersion);
        const content = contentIn(id, withKeptTranslations(input, currentOf(id, stored)));
        if (!pageFits(content)) throw invalid([{ path: 'content', message: pageMessages.tooLong }]);
        const change = { id, actor, stored, content, action: 'page.update' } as const;
        return pageOf(id, writeDraft(transaction, change));
      });
    },

    /** Shows the draft to visitors; without one nothing changes. */
    publish(id: PageId, admin: Caller, assertVersion: Precondition): Promise<Page> {
      return byAdmin(admin, async (transaction, actor) => {
        const stored = await find(id, transaction, assertVersion);
        if (stored.draft === null) return pageOf(id, stored);
        const change = { id, actor, stored, content: stored.draft };
        return pageOf(id, publish(transaction, change, { action: 'page.publish' }).written);
      });
    },

    /** The versions of a page, the latest first. */
    async versions(id: PageId): Promise<PageVersion[]> {
      const newest = versionsOf(id).orderBy('publishedAt', 'desc').limit(pageLimits.versions);
      return (await fetchMatches(newest)).flatMap((snapshot) => {
        const version = Number(snapshot.id);
        const publishedAt = storedMoment().parse(fieldsOf(snapshot)['publishedAt']);
        return Number.isSafeInteger(version) && version >= 0 ? [{ version, publishedAt }] : [];
      });
    },

    /** Makes an older version the draft. Throws 404 for one that is not stored any more. */
    restore(id: PageId, version: number, admin: Caller, assertVersion: Precondition): Promise<Page> {
      return byAdmin(admin, async (transaction, actor) => {
        const stored = await find(id, transaction, assertVersion);
        const content = await contentOf(id, version, transaction);
        const change = { id, actor, stored, content, action: 'page.restore' } as const;
        return pageOf(id, writeDraft(transaction, change));
      });
    },

    /**
     * Publishes again what was published before the change that an audit entry records, and removes the draft. Throws
     * 409 where the page was published again since.
     * @returns the id of the audit entry of the undo
     */
    undo(id: PageId, { id: undoes, before, after }: StoredEntry, admin: Caller): Promise<string> {
      return byAdmin(admin, async (transaction, actor) => {
        const stored = await find(id, transaction);
        if (after?.['version'] !== stored.version) throw conflict(pageMessages.changedSince, 'not-undoable');
        const content = await contentOf(id, Number(before?.['version']), transaction);
        const change = { id, actor, stored, content };
        return publish(transaction, change, { action: 'page.restore', undoes }).auditId;
      });
    },
  };
}

type Change = { id: PageId; actor: Actor; stored: Stored; content: PageContent };

/** The fields with `translations` always present, so that removing them is a change. */
const fieldsOfContent = (content: PageContent): Fields => ({ translations: undefined, ...content });

/**
 * Adds stored translations to an input: a part without `translations` keeps those that it has, and an empty object
 * removes them. An entry of a list has no id, so it takes those of the stored entry with the same content.
 */
function withKeptTranslations(input: unknown, stored: unknown): unknown {
  if (Array.isArray(input)) {
    const entries: unknown[] = [stored].flat();
    return input.map((entry: unknown) => {
      const own = entries.find((each) => isDeepStrictEqual(untranslated(each), untranslated(entry)));
      return withKeptTranslations(entry, own);
    });
  }
  if (!isRecord(input)) return input;
  const before = isRecord(stored) ? stored : {};
  const { translations = before['translations'], ...fields } = input;
  const merged = Object.entries(fields).map(([field, value]) => [
    field,
    withKeptTranslations(value, before[field]),
  ]);
  const hasTranslations = isRecord(translations) && Object.keys(translations).length > 0;
  return { ...Object.fromEntries(merged), ...(hasTranslations && { translations }) };
}

/** An entry without its translations. */
function untranslated(entry: unknown): unknown {
  if (!isRecord(entry)) return entry;
  const { translations: _, ...fields } = entry;
  return fields;
}
