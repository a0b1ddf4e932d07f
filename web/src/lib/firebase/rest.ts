import { FirebaseError } from 'firebase/app';
import { z } from 'zod';
import { storedToken, timeLeftOf } from '@/lib/session/records.ts';
import { authReady } from '@/lib/session/auth-ready.ts';
import { environment } from './app.ts';
import { auth } from './auth.ts';
import type { QuerySpec, Condition } from './query-spec.ts';
import { emulatorHost, emulatorPort } from '@/lib/environment.ts';
import { noAnswer } from './failure.ts';
import { setServerTime } from '@/lib/server-clock.ts';
import type { StoredDocument } from './stored-documents.ts';

// Learners' pages ask the store by its public REST interface (https://firebase.google.com/docs/firestore/use-rest-api): three
// questions, for which the smallest SDK weighs 33 KiB and waits for Auth besides (docs/decisions/098).

/** Milliseconds that a stored token must still be good for. */
const margin = 60_000;

/** A document of an answer; its values are read by `decoded`. */
const Sent = z.object({ name: z.string(), fields: z.record(z.string(), z.unknown()).default({}) });
const Found = z.array(z.object({ found: Sent.optional() }));
const Matches = z.array(z.object({ document: Sent.optional() }));
/** When the store answered, by its clock: of a write, or of each document that it read. */
const Timed = z.union([
  z.object({ commitTime: z.coerce.date() }).transform(({ commitTime }) => commitTime),
  z.tuple([z.object({ readTime: z.coerce.date() })], z.unknown()).transform(([{ readTime }]) => readTime),
]);
const Refusal = z.object({ error: z.object({ status: z.string() }) });

/**
 * A document as the store has it now; `null` when there is none.
 * @throws FirebaseError when the rules refuse it or the network is away
 */
export async function fetchDocument(path: string): Promise<StoredDocument | null> {
  const [answer] = Found.parse(await ask('batchGet', { documents: [nameOf(path)] }));
  return answer?.found ? storedDocument(answer.found) : null;
}

/**
 * The documents that meet the conditions, in no order.
 * @throws FirebaseError when the rules refuse it or the network is away
 */
export async function fetchDocuments({ collection, where }: QuerySpec): Promise<StoredDocument[]> {
  const filter = { compositeFilter: { op: 'AND', filters: where.map(filterOf) } };
  const structuredQuery = { from: [{ collectionId: collection }], where: filter };
  const answers = Matches.parse(await ask('runQuery', { structuredQuery }));
  return answers.flatMap(({ document }) => (document ? [storedDocument(document)] : []));
}

/**
 * Merges fields into a document, creating it when it is absent: the one kind of write that a browser makes itself.
 * @throws FirebaseError when the rules refuse it or the network is away
 */
export async function mergeDocument(path: string, fields: object): Promise<void> {
  const update = { name: nameOf(path), ...encodedMap(fields) };
  await ask('commit', { writes: [{ update, updateMask: { fieldPaths: pathsOf(fields) } }] });
}

const root = () => `projects/${environment.firebase.projectId}/databases/(default)/documents`;
const nameOf = (path: string) => `${root()}/${path}`;
const origin = () =>
  environment.emulators ? `http://${emulatorHost}:${emulatorPort(8080)}` : 'https://firestore.googleapis.com';

async function ask(method: 'batchGet' | 'runQuery' | 'commit', question: object): Promise<unknown> {
  const body = JSON.stringify(question);
  const attestation = import.meta.env.VITE_APP_CHECK_SITE_KEY && (await attestationOfPage());
  const send = async (bearer: string) =>
    fetch(`${origin()}/v1/${root()}:${method}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${bearer}`,
        'content-type': 'application/json',
        ...(attestation && { 'x-firebase-appcheck': attestation }),
      },
      body,
    }).catch(() => {
      throw noAnswer();
    });
  const early = earlyToken();
  let asked = Date.now();
  let response = await send(early ?? (await ownToken()));
  // By the device's clock the stored token was still good.
  if (response.status === 401 && early !== null) {
    asked = Date.now();
    response = await send(await ownToken());
  }
  const answered = Date.now();
  const answer: unknown = await response.json().catch(() => null);
  const timed = Timed.safeParse(answer);
  if (timed.success) setServerTime(timed.data, asked, answered);
  if (response.ok) return answer;
  throw new FirebaseError(codeOf(response.status, answer), `Firestore answered ${response.status}`);
}

async function attestationOfPage(): Promise<string | undefined> {
  const { appCheckToken } = await import('./app-check.ts');
  return appCheckToken();
}

/** The session's token from an earlier page, with which a page need not wait until Auth has asked about the person. */
function earlyToken(): string | null {
  if (auth.currentUser) return null;
  const stored = storedToken();
  return timeLeftOf(stored) > margin ? stored : null;
}

/** Auth's own token, once it is known who is here. Nothing is asked as nobody: all of it would be refused. */
async function ownToken(): Promise<string> {
  await authReady;
  const own = await auth.currentUser?.getIdToken();
  if (own === undefined) throw noAnswer();
  return own;
}

/** As the SDK names it: `PERMISSION_DENIED` is `permission-denied`. */
function codeOf(status: number, answer: unknown): string {
  const refusal = Refusal.safeParse(Array.isArray(answer) ? answer[0] : answer);
  if (refusal.success) return refusal.data.error.status.toLowerCase().replaceAll('_', '-');
  return status >= 500 ? 'unavailable' : 'unknown';
}

function storedDocument({ name, fields }: z.infer<typeof Sent>): StoredDocument {
  const path = name.slice(root().length + 1);
  return { path, id: path.slice(path.lastIndexOf('/') + 1), fields: decodedMap(fields) };
}

const operators = {
  '==': 'EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  '<': 'LESS_THAN',
  in: 'IN',
  'array-contains': 'ARRAY_CONTAINS',
} as const;

const filterOf = ([fieldPath, op, value]: Condition) => ({
  fieldFilter: { field: { fieldPath }, op: operators[op], value: encoded(value) },
});

/** A value as the store writes it down: one key that names its kind. */
function encoded(value: unknown): object {
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encoded) } };
  if (typeof value === 'object' && value !== null) return { mapValue: encodedMap(value) };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value !== 'number') return { nullValue: null };
  return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
}

const encodedMap = (fields: object) => ({
  fields: Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, encoded(value)])),
});

/** The fields to merge, those inside others by a path: what stands beside them in the store stays. */
function pathsOf(fields: object, above = ''): string[] {
  return Object.entries(fields).flatMap(([field, value]: [string, unknown]) => {
    const path = `${above}\`${field}\``;
    const isMap =
      typeof value === 'object' && value !== null && !(value instanceof Date) && !Array.isArray(value);
    return isMap ? pathsOf(value, `${path}.`) : [path];
  });
}

const Inner = z.object({ fields: z.record(z.string(), z.unknown()).default({}) });
const Values = z.object({ values: z.array(z.unknown()).default([]) });

/** The value itself. No field of ours holds any other kind, such as a reference: that is read as `null`. */
function decoded(value: unknown): unknown {
  const [[kind, content] = ['nullValue', null]]: [string, unknown][] = Object.entries(value ?? {});
  switch (kind) {
    case 'stringValue':
    case 'booleanValue':
      return content;
    case 'integerValue':
    case 'doubleValue':
      return Number(content);
    case 'timestampValue':
      return new Date(String(content));
    case 'mapValue':
      return decodedMap(Inner.parse(content).fields);
    case 'arrayValue':
      return Values.parse(content).values.map(decoded);
    default:
      return null;
  }
}

const decodedMap = (fields: Record<string, unknown>): object =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, decoded(value)]));
