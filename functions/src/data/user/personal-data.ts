import { certificatesCollection } from '@padavu/domain/learning/certificate';
import { auditCollection, AuditEntry } from '@padavu/domain/admin/audit';
import { learnerStatsCollection, learnerStatsIdParts } from '@padavu/domain/course/course-stats';
import { limits } from '@padavu/domain/limits';
import { claimPicturesCollection, paymentClaimPath } from '@padavu/domain/payment/payment-claim';
import { notesCollection } from '@padavu/domain/learning/notes';
import { paymentPath } from '@padavu/domain/payment/payment';
import { progressCollection } from '@padavu/domain/learning/progress';
import {
  PersonalData,
  PersonalDataPart,
  personalDataVersion,
  withoutOthers,
} from '@padavu/domain/user/personal-data';
import { subscribersCollection, unsubscriptionsCollection } from '@padavu/domain/site/subscriber';
import { trashPath } from '@padavu/domain/admin/trash';
import { usersCollection } from '@padavu/domain/user/user';
import type { Auth, UserRecord as AuthAccount } from 'firebase-admin/auth';
import {
  FieldPath,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { writeCursor, type PersonalDataPosition } from '#/cursors.ts';
import { notFound } from '#/errors.ts';
import { undefinedIfMissing } from './auth-errors.ts';
import { fieldsOf, readDocument, type Fields } from '#/data/store/documents.ts';
import { messagesIn, questionsWith } from '#/data/learning/questions.ts';
import { fetchMatches, fetchPages, fetchSeveral, withIdPrefix } from '#/data/store/reads.ts';
import { fetchFurtherPayments } from '#/data/payment/further-payments.ts';
import { sentPictureIn } from '#/data/picture/media.ts';
import { addressOf, subscriberIdOf } from '#/data/site/subscribers.ts';
import { submissionsOf, withPictures } from '#/data/learning/tasks.ts';
import { registrationsCollection } from './unregistered-accounts.ts';

type Deps = { db: Firestore; auth: Pick<Auth, 'getUser'>; now: () => Date };

/** How many courses of one person are read; nobody has been in so many. */
const mostCourses = 100;

/**
 * A part of an export ends after the read in which its lists reach so many bytes of JSON or documents. One read adds at
 * most some 8 MB, so that a part stays far below the 32 MiB that a function can send.
 */
const partEnds = { bytes: 8_000_000, documents: 1000 };

/** A list that may be too long for one response. */
type LongList = {
  name: PersonalDataPosition[0];
  query: Query;
  documentsPerRead: number;
  entriesIn: (documents: QueryDocumentSnapshot[]) => Promise<Fields[]> | Fields[];
};

/** A part of an export, and the cursor of the next part; none in the last part. */
type Part<T> = { data: T; next: string | undefined };

/** A part of an export: the first one with everything but the rest of the long lists, each further one with that. */
export type PersonalDataExport = Part<PersonalData | PersonalDataPart>;

export type PersonalDataData = ReturnType<typeof personalDataData>;

/** Where a person may be stored: at least one of these exists. */
type Person = {
  account: DocumentSnapshot | undefined;
  trashed: DocumentSnapshot | undefined;
  signIn: AuthAccount | undefined;
};

/** Fields without those that only serve lists. */
function withoutOrder({ searchGrams: _grams, sortName: _order, ...fields }: Fields): Fields {
  return fields;
}

function storedIn(snapshot: DocumentSnapshot | undefined): Fields | null {
  return snapshot?.exists ? withoutOrder(fieldsOf(snapshot)) : null;
}

/** A trash entry with the document in it, as `storedIn` returns one. */
function trashedIn(snapshot: DocumentSnapshot | undefined): Fields | null {
  const entry = storedIn(snapshot);
  const document: unknown = entry?.['document'];
  if (!entry || typeof document !== 'object') return entry;
  return { ...entry, document: withoutOrder({ ...document }) };
}

const momentOf = (text: string | null | undefined) => (text ? new Date(text) : null);

function signInOf(account: AuthAccount): PersonalData['signIn'] {
  const { email, emailVerified, disabled, displayName, metadata, providerData, multiFactor } = account;
  return {
    email: email ?? null,
    emailVerified,
    disabled,
    name: displayName ?? null,
    createdAt: new Date(metadata.creationTime),
    lastSignInAt: momentOf(metadata.lastSignInTime),
    lastRefreshAt: momentOf(metadata.lastRefreshTime),
    providers: providerData.map(({ providerId }) => providerId),
    secondFactors: (multiFactor?.enrolledFactors ?? []).map(({ factorId }) => factorId),
  };
}

const inCourse = (courseId: number, snapshot: DocumentSnapshot): Fields => ({
  courseId,
  ...fieldsOf(snapshot),
});

async function fieldsBelow(document: DocumentReference, collection: string): Promise<Fields[]> {
  const documents = await fetchMatches(document.collection(collection).limit(mostCourses));
  return documents.map((snapshot) => inCourse(Number(snapshot.id), snapshot));
}

/** The latest entries, and whether they are all. */
async function entriesOf(query: Query): Promise<{ entries: AuditEntry[]; isWhole: boolean }> {
  const most = limits.personalData.auditEntries;
  const found = await fetchMatches(query.orderBy('at', 'desc').limit(most + 1));
  const entries = found.slice(0, most).flatMap((snapshot) => readDocument(AuditEntry, snapshot) ?? []);
  return { entries, isWhole: found.length <= most };
}

/** Everything that is stored about one person (docs/decisions/115). */
export function personalDataData({ db, auth, now }: Deps) {
  const audit = db.collection(auditCollection);

  async function learningOf(uid: string): Promise<Fields[]> {
    const entries = withIdPrefix(db.collection(learnerStatsCollection), `${uid}_`);
    const documents = await fetchMatches(entries.limit(mostCourses));
    return documents.flatMap((snapshot) => {
      const entry = learnerStatsIdParts(snapshot.id);
      // Those of an account whose uid begins with this one are found too.
      return entry.uid === uid ? [inCourse(entry.courseId, snapshot)] : [];
    });
  }

  /** The next entries of a person's long lists, after a position or from the beginning. */
  async function nextPart(uid: string, after?: PersonalDataPosition): Promise<Part<PersonalDataPart>> {
    const lists: LongList[] = [
      {
        name: 'work',
        query: submissionsOf(db, uid),
        documentsPerRead: 10,
        entriesIn: (works) => withPictures(db, works),
      },
      {
        name: 'questions',
        query: questionsWith(db, uid),
        documentsPerRead: 50,
        entriesIn: (questions) => messagesIn(questions, uid),
      },
    ];
    const data: PersonalDataPart = { work: [], questions: [] };
    const read = { bytes: 0, documents: 0 };
    const [listAfter, idAfter] = after ?? [];
    const current = Math.max(
      lists.findIndex(({ name }) => name === listAfter),
      0,
    );
    for (const { name, query, documentsPerRead, entriesIn } of lists.slice(current)) {
      const rest = name === listAfter ? query.where(FieldPath.documentId(), '>', idAfter) : query;
      for await (const documents of fetchPages(rest, documentsPerRead)) {
        const entries = await entriesIn(documents);
        data[name].push(...entries);
        read.bytes += Buffer.byteLength(JSON.stringify(entries));
        read.documents += documents.length;
        const last = documents.at(-1);
        if (last && (read.bytes >= partEnds.bytes || read.documents >= partEnds.documents))
          return { data, next: writeCursor([name, last.id]) };
      }
    }
    return { data, next: undefined };
  }

  /** Throws 404 for somebody unknown. */
  async function findPerson(uid: string): Promise<Person> {
    const [[account, trashed], signIn] = await Promise.all([
      fetchSeveral([db.collection(usersCollection).doc(uid), db.doc(trashPath(usersCollection, uid))], db),
      undefinedIfMissing(auth.getUser(uid)),
    ]);
    if (!account?.exists && !trashed?.exists && !signIn) throw notFound();
    return { account, trashed, signIn };
  }

  async function collect(uid: string, { account, trashed, signIn }: Person): Promise<Part<PersonalData>> {
    const user = db.collection(usersCollection).doc(uid);
    const trash = db.doc(trashPath(usersCollection, uid));
    const documents = [
      db.doc(paymentPath(uid)),
      db.collection(registrationsCollection).doc(uid),
      db.doc(paymentClaimPath(uid)),
      db.collection(claimPicturesCollection).doc(uid),
    ];
    const email = addressOf({ user: account, trashed, account: signIn });
    const ofAddress = [subscribersCollection, unsubscriptionsCollection].flatMap((collection) =>
      email === undefined ? [] : [db.collection(collection).doc(subscriberIdOf(email))],
    );
    const [
      [payment, registration, claim, receipt],
      [subscriber, unsubscription],
      progress,
      notes,
      trashedProgress,
      trashedNotes,
      learning,
      furtherPayments,
      certificates,
      { data: lists, next },
      entriesAbout,
      entriesBy,
    ] = await Promise.all([
      fetchSeveral(documents, db),
      fetchSeveral(ofAddress, db),
      fieldsBelow(user, progressCollection),
      fieldsBelow(user, notesCollection),
      fieldsBelow(trash, progressCollection),
      fieldsBelow(trash, notesCollection),
      learningOf(uid),
      fetchFurtherPayments(db, uid),
      fetchMatches(db.collection(certificatesCollection).where('uid', '==', uid)),
      nextPart(uid),
      entriesOf(audit.where('target.id', '==', uid)),
      // Without the records concerned, which the export leaves out and which may be long.
      entriesOf(audit.where('actor.uid', '==', uid).select('at', 'action')),
    ]);
    const entry = trashedIn(trashed);
    const data: PersonalData = {
      version: personalDataVersion,
      exportedAt: now(),
      id: uid,
      signIn: signIn ? signInOf(signIn) : null,
      account: storedIn(account),
      progress,
      notes,
      learning,
      payment: storedIn(payment),
      furtherPayments: furtherPayments.map(fieldsOf),
      paymentClaim: claim?.exists ? { ...storedIn(claim), picture: sentPictureIn(receipt) } : null,
      certificates: certificates.map((certificate) =>
        Object.assign({ number: certificate.id }, storedIn(certificate)),
      ),
      ...lists,
      registration: storedIn(registration),
      newsletter: storedIn(subscriber),
      unsubscription: storedIn(unsubscription),
      trash: entry && { entry, progress: trashedProgress, notes: trashedNotes },
      auditLog: entriesAbout.entries.map(({ at, actor, action, before, after }) => ({
        at,
        actor,
        action,
        before,
        after,
      })),
      actions: entriesBy.entries.map(({ at, action }) => ({ at, action })),
      isAuditLogWhole: entriesAbout.isWhole && entriesBy.isWhole,
    };
    return { data, next };
  }

  async function partOf(uid: string, after?: PersonalDataPosition): Promise<PersonalDataExport> {
    // Also before a further part: that of somebody who was erased meanwhile would look like the end of the export.
    const person = await findPerson(uid);
    return after ? await nextPart(uid, after) : await collect(uid, person);
  }

  return {
    /**
     * Everything about a person, for an administrator, in any state of the account. Throws 404 for somebody unknown.
     * @param after where the part before ended; without it, the first part
     */
    ofUser: partOf,

    /** The same for the person, without the names of others. */
    async ofPerson(uid: string, after?: PersonalDataPosition): Promise<PersonalDataExport> {
      const { data, next } = await partOf(uid, after);
      const schema = after ? PersonalDataPart : PersonalData;
      return { data: schema.parse(withoutOthers(data, uid)), next };
    },
  };
}
