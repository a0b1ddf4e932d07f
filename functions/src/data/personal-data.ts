import { certificatesCollection } from '@padavu/domain/certificate';
import { auditCollection, AuditEntry } from '@padavu/domain/audit';
import { learnerStatsCollection } from '@padavu/domain/course-stats';
import { limits } from '@padavu/domain/limits';
import { claimPicturesCollection, paymentClaimPath } from '@padavu/domain/payment-claim';
import { notesCollection } from '@padavu/domain/notes';
import { paymentPath } from '@padavu/domain/payment';
import { progressCollection } from '@padavu/domain/progress';
import { PersonalData, personalDataVersion, withoutOthers } from '@padavu/domain/personal-data';
import { subscribersCollection, unsubscriptionsCollection } from '@padavu/domain/subscriber';
import { trashPath } from '@padavu/domain/trash';
import { usersCollection } from '@padavu/domain/user';
import type { Auth, UserRecord as AuthAccount } from 'firebase-admin/auth';
import {
  FieldPath,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
} from 'firebase-admin/firestore';
import { notFound } from '#/errors.ts';
import { undefinedIfMissing } from './auth-errors.ts';
import { fieldsOf, readDocument, type Fields } from './documents.ts';
import { questionMessagesOf } from './questions.ts';
import { fetchMatches, fetchSeveral } from './reads.ts';
import { claimPictureIn } from './payment-claims.ts';
import { subscriberIdOf } from './subscribers.ts';
import { submissionsOf } from './tasks.ts';
import { registrationsCollection } from './unregistered-accounts.ts';

type Deps = { db: Firestore; auth: Pick<Auth, 'getUser'>; now: () => Date };

/** How many courses of one person are read; nobody has been in so many. */
const mostCourses = 100;

export type PersonalDataData = ReturnType<typeof personalDataData>;

function storedIn(snapshot: DocumentSnapshot | undefined): Fields | null {
  if (!snapshot?.exists) return null;
  const { searchGrams: _grams, sortName: _order, ...fields } = fieldsOf(snapshot);
  return fields;
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
    const entries = db
      .collection(learnerStatsCollection)
      .where(FieldPath.documentId(), '>=', `${uid}_`)
      .where(FieldPath.documentId(), '<', `${uid}_\uf8ff`)
      .limit(mostCourses);
    const documents = await fetchMatches(entries);
    return documents.map((snapshot) => inCourse(Number(snapshot.id.slice(uid.length + 1)), snapshot));
  }

  async function collect(uid: string): Promise<PersonalData> {
    const user = db.collection(usersCollection).doc(uid);
    const trash = db.doc(trashPath(usersCollection, uid));
    const documents = [
      user,
      db.doc(paymentPath(uid)),
      db.collection(registrationsCollection).doc(uid),
      trash,
      db.doc(paymentClaimPath(uid)),
      db.collection(claimPicturesCollection).doc(uid),
    ];
    const [[account, payment, registration, trashed, claim, receipt], signIn] = await Promise.all([
      fetchSeveral(documents, db),
      undefinedIfMissing(auth.getUser(uid)),
    ]);
    if (!account?.exists && !trashed?.exists && !signIn) throw notFound();
    const addresses: unknown[] = [account?.get('email'), trashed?.get('document.email'), signIn?.email];
    const email = addresses.find(
      (address): address is string => typeof address === 'string' && address !== '',
    );
    const ofAddress = [subscribersCollection, unsubscriptionsCollection].flatMap((collection) =>
      email === undefined ? [] : [db.collection(collection).doc(subscriberIdOf(email))],
    );
    const [
      [subscriber, unsubscription],
      progress,
      notes,
      trashedProgress,
      trashedNotes,
      learning,
      certificates,
      questions,
      work,
      entriesAbout,
      entriesBy,
    ] = await Promise.all([
      fetchSeveral(ofAddress, db),
      fieldsBelow(user, progressCollection),
      fieldsBelow(user, notesCollection),
      fieldsBelow(trash, progressCollection),
      fieldsBelow(trash, notesCollection),
      learningOf(uid),
      fetchMatches(db.collection(certificatesCollection).where('uid', '==', uid)),
      questionMessagesOf(db, uid),
      submissionsOf(db, uid),
      entriesOf(audit.where('target.id', '==', uid)),
      entriesOf(audit.where('actor.uid', '==', uid)),
    ]);
    const entry = storedIn(trashed);
    return {
      version: personalDataVersion,
      exportedAt: now(),
      id: uid,
      signIn: signIn ? signInOf(signIn) : null,
      account: storedIn(account),
      progress,
      notes,
      learning,
      payment: storedIn(payment),
      paymentClaim: claim?.exists ? { ...storedIn(claim), picture: claimPictureIn(receipt) } : null,
      certificates: certificates.map((certificate) =>
        Object.assign({ number: certificate.id }, storedIn(certificate)),
      ),
      questions,
      work,
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
  }

  return {
    /**
     * Everything about a person, for an administrator, in any state of the account. Throws 404 for somebody unknown.
     */
    ofUser: collect,

    /** The same for the person, without the names of others. */
    async ofPerson(uid: string): Promise<PersonalData> {
      return PersonalData.parse(withoutOthers(await collect(uid), uid));
    },
  };
}
