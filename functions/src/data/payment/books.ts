import type { BookEntry } from '@padavu/domain/payment/book-entry';
import {
  FurtherPayment,
  furtherPaymentIdParts,
  furtherPaymentsCollection,
} from '@padavu/domain/payment/further-payment';
import { monthAfter } from '@padavu/domain/values/month';
import { Payment, paymentsCollection } from '@padavu/domain/payment/payment';
import { Receipt, receiptsCollection } from '@padavu/domain/payment/receipt';
import { cutText } from '@padavu/domain/stored';
import { trashCollection, trashId, trashPath } from '@padavu/domain/admin/trash';
import { User, usersCollection } from '@padavu/domain/user/user';
import {
  FieldPath,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { writeCursor, type BookPosition } from '#/cursors.ts';
import { readDocument, readUser } from '#/data/store/documents.ts';
import { fetchMatches, fetchSeveral } from '#/data/store/reads.ts';
import type { Transactions } from '#/data/store/transactions.ts';
import { readTrashed } from '#/data/admin/trash.ts';

type Deps = { db: Firestore; inSnapshot: Transactions['inSnapshot'] };

type Listing = {
  /** The first month, such as `2026-11`. */
  month: string;
  months: number;
  limit: number;
  cursor?: BookPosition | undefined;
};

type Person = BookEntry['person'];
type Kind = BookEntry['kind'];

/** What a document says: a payment with its refund, and who paid. */
type Paid = { payment: Payment | FurtherPayment | Receipt; person: Person };

/** Where payments are stored. */
type Source = {
  /** What the ids of its documents have before the id of a payment. */
  prefix: string;
  /** The other documents that decide what an entry says. */
  others?: (id: string) => DocumentReference[];
  /** The payment in a document, and its person; `undefined` for a document that does not count. */
  read: (
    document: DocumentSnapshot,
    id: string,
    ...others: (DocumentSnapshot | undefined)[]
  ) => Paid | undefined;
};

/** The payments of a source, or their refunds, by day. */
type List = {
  kind: Kind;
  source: Source;
  dayField: string;
  /** Those from the first day to before the last one. */
  between: (first: string, last: string) => Query;
};

/** What a list has, and its position among all of them. */
type Found = { list: List; document: QueryDocumentSnapshot; day: string; id: string };

/** Characters; a day has ten. */
const longestDay = 40;
const lastCharacter = '\u{10FFFF}';

/** A day in a position. A text that is too long for one is cut, and the position is behind it. */
function positionedDay(stored: unknown): string {
  const text = String(stored);
  return text.length > longestDay ? cutText(text, longestDay) + lastCharacter : text;
}

const compare = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1);

const byPosition = (one: Found, other: Found) =>
  compare(one.day, other.day) || compare(one.id, other.id) || compare(one.list.kind, other.list.kind);

const byNumber = (one: BookEntry, other: BookEntry) =>
  compare(one.day, other.day) ||
  compare(one.receiptNumber, other.receiptNumber) ||
  compare(one.kind, other.kind);

/**
 * The first page of what was found. It ends with a whole day, so that the entries of a day can be in the order of their
 * numbers; only a day with more entries than a page is divided.
 */
function firstPage(found: readonly Found[], limit: number): { page: readonly Found[]; hasMore: boolean } {
  const nextDay = found[limit]?.day;
  if (nextDay === undefined) return { page: found, hasMore: false };
  const first = found.slice(0, limit);
  const wholeDays = first.filter(({ day }) => day !== nextDay);
  return { page: wholeDays.length > 0 ? wholeDays : first, hasMore: true };
}

const personOf = ({ id, name, course }: User, account: Person['account']): Person => ({
  id,
  name,
  course,
  account,
});

const inTrashEntry = (uid: string, document: object | undefined): Person =>
  personOf(User.parse({ ...document, id: uid }), 'trash');

const nobody = (id: string): Person => ({ id, name: '', course: '', account: 'gone' });

/** What payments and refunds have, except those of erased people, which lack the rest. */
type Recorded = Pick<Payment, 'amount' | 'method'> & Partial<Pick<Payment, 'note' | 'recordedBy'>>;

/** A payment as an entry, or its refund. One whose day cannot be read is in no month. */
function entryOf({ list: { kind }, day, id }: Found, { payment, person }: Paid): BookEntry | undefined {
  const { receiptNumber, currency } = payment;
  const refund = 'refund' in payment ? payment.refund : undefined;
  const recorded: Recorded | undefined = kind === 'refund' ? refund : payment;
  const recordedDay = kind === 'refund' ? refund?.refundedOn : payment.receivedOn;
  if (!recorded || recordedDay !== day) return undefined;
  const { amount, method, note = '', recordedBy = null } = recorded;
  return { kind, id, receiptNumber, day, amount, currency, method, note, recordedBy, person };
}

async function findIn(
  list: List,
  { month, months, limit, cursor }: Listing,
  transaction: Transaction,
): Promise<Found[]> {
  const { kind, source, dayField, between } = list;
  const { prefix } = source;
  let query = between(`${month}-01`, `${monthAfter(month, months)}-01`).orderBy(FieldPath.documentId());
  if (cursor) {
    const [day, lastId, last] = cursor;
    const id = prefix + lastId;
    // A refund is behind the payment of the same day.
    const isNext = kind === 'refund' && last === 'payment';
    query = isNext ? query.startAt(day, id) : query.startAfter(day, id);
  }
  const documents = await fetchMatches(query.limit(limit + 1), transaction);
  return documents.map((document) => ({
    list,
    document,
    day: positionedDay(document.get(dayField)),
    id: document.id.slice(prefix.length),
  }));
}

async function entriesOf(page: readonly Found[], transaction: Transaction): Promise<BookEntry[]> {
  const othersOf = ({ list, id }: Found) => list.source.others?.(id) ?? [];
  const refs = new Map(page.flatMap(othersOf).map((ref) => [ref.path, ref]));
  const documents = await fetchSeveral([...refs.values()], transaction);
  const others = new Map(documents.map((document) => [document.ref.path, document]));
  const entries = page.flatMap((found) => {
    const { list, document, id } = found;
    const paid = list.source.read(document, id, ...othersOf(found).map(({ path }) => others.get(path)));
    return (paid && entryOf(found, paid)) ?? [];
  });
  return entries.toSorted(byNumber);
}

const receivedIn = (documents: Query) => (first: string, last: string) =>
  documents.where('receivedOn', '>=', first).where('receivedOn', '<', last).orderBy('receivedOn');

const refundedIn = (documents: Query) => (first: string, last: string) =>
  documents
    .where('refund.refundedOn', '>=', first)
    .where('refund.refundedOn', '<', last)
    .orderBy('refund.refundedOn');

export type BooksData = ReturnType<typeof booksData>;

/** The payments and refunds of some months, for the books (docs/decisions/172). */
export function booksData({ db, inSnapshot }: Deps) {
  const users = db.collection(usersCollection);
  const payments = db.collection(paymentsCollection);
  const trash = db.collection(trashCollection);
  const receipts = db.collection(receiptsCollection);
  const furtherPayments = db.collection(furtherPaymentsCollection);

  const ofAccounts: Source = {
    prefix: '',
    others: (uid) => [users.doc(uid)],
    read(document, uid, user) {
      const payment = readDocument(Payment, document);
      return payment && { payment, person: user?.exists ? personOf(readUser(user), 'open') : nobody(uid) };
    },
  };
  /** They stay where they are while their account is in the trash. */
  const ofFurther: Source = {
    prefix: '',
    others(id) {
      const { uid } = furtherPaymentIdParts(id);
      return uid === '' ? [] : [users.doc(uid), db.doc(trashPath(usersCollection, uid))];
    },
    read(document, id, user, trashed) {
      const payment = readDocument(FurtherPayment, document);
      const uid = furtherPaymentIdParts(id).uid || id;
      if (!payment) return undefined;
      if (user?.exists) return { payment, person: personOf(readUser(user), 'open') };
      const entry = readTrashed(trashed);
      return { payment, person: entry ? inTrashEntry(uid, entry.document) : nobody(uid) };
    },
  };
  const inTrash: Source = {
    prefix: trashId(usersCollection, ''),
    others: (uid) => [payments.doc(uid)],
    read(document, uid, restored) {
      // While an account is restored, its payment is in both places.
      const trashed = restored?.exists ? undefined : readTrashed(document);
      const payment = Payment.safeParse(trashed?.payment).data;
      return payment && { payment, person: inTrashEntry(uid, trashed?.document) };
    },
  };
  const ofErased: Source = {
    prefix: '',
    read(document, uid) {
      const payment = readDocument(Receipt, document);
      return payment && { payment, person: nobody(payment.uid ?? uid) };
    },
  };

  /** An entry that two lists have, at the same position, is first in the list that counts. */
  const lists: readonly List[] = [
    { kind: 'payment', source: ofAccounts, dayField: 'receivedOn', between: receivedIn(payments) },
    { kind: 'refund', source: ofAccounts, dayField: 'refund.refundedOn', between: refundedIn(payments) },
    {
      kind: 'payment',
      source: inTrash,
      dayField: 'payment.receivedOn',
      between: (first, last) =>
        trash
          .where('payment.receivedOn', '>=', first)
          .where('payment.receivedOn', '<', last)
          .orderBy('payment.receivedOn'),
    },
    {
      kind: 'refund',
      source: inTrash,
      dayField: 'payment.refund.refundedOn',
      between: (first, last) =>
        trash
          .where('payment.refund.refundedOn', '>=', first)
          .where('payment.refund.refundedOn', '<', last)
          .orderBy('payment.refund.refundedOn'),
    },
    { kind: 'payment', source: ofFurther, dayField: 'receivedOn', between: receivedIn(furtherPayments) },
    { kind: 'payment', source: ofErased, dayField: 'receivedOn', between: receivedIn(receipts) },
    { kind: 'refund', source: ofErased, dayField: 'refund.refundedOn', between: refundedIn(receipts) },
  ];

  return {
    /**
     * A page of the payments and refunds of some months, by day and receipt number, and the cursor of the next page. A
     * page can be shorter than `limit`; a day with more entries than `limit` is on several pages.
     */
    list: (listing: Listing): Promise<{ entries: BookEntry[]; next: string | undefined }> =>
      inSnapshot(async (transaction) => {
        const found = await Promise.all(lists.map((list) => findIn(list, listing, transaction)));
        const { page, hasMore } = firstPage(found.flat().toSorted(byPosition), listing.limit);
        const last = hasMore ? page.at(-1) : undefined;
        return {
          entries: await entriesOf(page, transaction),
          next: last && writeCursor([last.day, last.id, last.list.kind]),
        };
      }),
  };
}
