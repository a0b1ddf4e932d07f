import { limits } from '@padavu/domain/limits';
import { FirebaseError } from 'firebase/app';
import { z } from 'zod';
import { storedToken, timeLeftOf } from '@/lib/session/records.ts';
import { authReady } from '@/lib/session/auth-ready.ts';
import { environment } from './app.ts';
import { auth } from './auth.ts';
import type { QuerySpec, Condition } from './query-spec.ts';
import { emulatorHost, emulatorPort } from '@/lib/environment.ts';
import { noResponse } from './failure.ts';
import { fetchJson } from '@/lib/fetch-json.ts';
import { setServerTime } from '@/lib/server-clock.ts';
import type { StoredDocument } from './stored-documents.ts';

// Learners' pages use the store's public REST API (https://firebase.google.com/docs/firestore/use-rest-api): three
// methods, for which the smallest SDK weighs 33 KiB and also waits for Auth (docs/decisions/098).

/** Milliseconds that a stored token must still be valid. */
const margin = 60_000;

/** A document in a response; its values are read by `decode`. */
const SentDocument = z.object({ name: z.string(), fields: z.record(z.string(), z.unknown()).default({}) });
const BatchGetResponse = z.array(z.object({ found: SentDocument.optional() }));
const RunQueryResponse = z.array(z.object({ document: SentDocument.optional() }));
const CommitResponse = z.object({ commitTime: z.string() });
/** The time of the response by the store's clock: that of a write, or of the first document that it read. */
const ServerTime = z.union([
  z.object({ commitTime: z.coerce.date() }).transform(({ commitTime }) => commitTime),
  z.tuple([z.object({ readTime: z.coerce.date() })], z.unknown()).transform(([{ readTime }]) => readTime),
]);
const Refusal = z.object({ error: z.object({ status: z.string() }) });

/**
 * Fetches a document; `null` when it does not exist.
 * @throws FirebaseError when the rules refuse it or there is no network
 */
export async function fetchDocument(path: string): Promise<StoredDocument | null> {
  const [result] = await request('batchGet', { documents: [nameOf(path)] }, BatchGetResponse);
  return result?.found ? storedDocument(result.found) : null;
}

/**
 * Fetches the documents that meet the conditions, in no order.
 * @throws FirebaseError when the rules refuse it or there is no network
 */
export async function fetchDocuments({ collection, where }: QuerySpec): Promise<StoredDocument[]> {
  const filter = { compositeFilter: { op: 'AND', filters: where.map(filterOf) } };
  const structuredQuery = { from: [{ collectionId: collection }], where: filter };
  const results = await request('runQuery', { structuredQuery }, RunQueryResponse);
  return results.flatMap(({ document }) => (document ? [storedDocument(document)] : []));
}

/**
 * Merges fields into a document, creating it when it is absent: the only kind of write that a browser makes itself.
 * @throws FirebaseError when the rules refuse it or there is no network
 */
export async function mergeDocument(path: string, fields: object): Promise<void> {
  const update = { name: nameOf(path), ...encodeMap(fields) };
  const writes = [{ update, updateMask: { fieldPaths: pathsOf(fields) } }];
  await request('commit', { writes }, CommitResponse);
}

const root = () => `projects/${environment.firebase.projectId}/databases/(default)/documents`;
const nameOf = (path: string) => `${root()}/${path}`;
const origin = () =>
  environment.emulators ? `http://${emulatorHost}:${emulatorPort(8080)}` : 'https://firestore.googleapis.com';

async function request<T extends z.ZodType>(
  method: 'batchGet' | 'runQuery' | 'commit',
  payload: object,
  reply: T,
): Promise<z.output<T>> {
  const body = JSON.stringify(payload);
  const attestation = import.meta.env.VITE_APP_CHECK_SITE_KEY && (await attestationOfPage());
  const send = async (bearer: string) =>
    fetchJson(`${origin()}/v1/${root()}:${method}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${bearer}`,
        'content-type': 'application/json',
        ...(attestation && { 'x-firebase-appcheck': attestation }),
      },
      body,
      silence: limits.askAgain.lost,
    }).catch(() => {
      throw noResponse();
    });
  const token = earlyToken() ?? (await ownToken());
  let sentAt = Date.now();
  let fetched = await send(token);
  // By the device's clock, which may be wrong, the token was still valid.
  if (fetched.response.status === 401) {
    const renewed = await ownToken(true);
    sentAt = Date.now();
    fetched = await send(renewed);
  }
  const { response, received: result, receivedAt } = fetched;
  const serverTime = ServerTime.safeParse(result);
  if (serverTime.success) setServerTime(serverTime.data, sentAt, receivedAt);
  if (!response.ok) {
    throw new FirebaseError(codeOf(response.status, result), `Firestore answered ${response.status}`);
  }
  const parsed = reply.safeParse(result);
  // Some networks answer with a page of their own, for example until the person signs in to them.
  if (!parsed.success) throw noResponse();
  return parsed.data;
}

async function attestationOfPage(): Promise<string | undefined> {
  const { appCheckToken } = await import('./app-check.ts');
  return appCheckToken();
}

/** The session's token from an earlier page, so that a page need not wait until Auth is ready. */
function earlyToken(): string | null {
  if (auth.currentUser) return null;
  const stored = storedToken();
  return timeLeftOf(stored) > margin ? stored : null;
}

/**
 * Auth's own token, once Auth is ready; `renewed` whatever the device's clock says. Without a person there is no
 * request: it would be refused.
 */
async function ownToken(renewed = false): Promise<string> {
  await authReady;
  const token = await auth.currentUser?.getIdToken(renewed);
  if (token === undefined) throw noResponse();
  return token;
}

/** The SDK's code of an error: `PERMISSION_DENIED` is `permission-denied`. */
function codeOf(status: number, result: unknown): string {
  const refusal = Refusal.safeParse(Array.isArray(result) ? result[0] : result);
  if (refusal.success) return refusal.data.error.status.toLowerCase().replaceAll('_', '-');
  return status >= 500 ? 'unavailable' : 'unknown';
}

function storedDocument({ name, fields }: z.infer<typeof SentDocument>): StoredDocument {
  const path = name.slice(root().length + 1);
  return { path, id: path.slice(path.lastIndexOf('/') + 1), fields: decodeMap(fields) };
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
  fieldFilter: { field: { fieldPath }, op: operators[op], value: encode(value) },
});

/** Encodes a value as the API expects it: an object whose one key names the kind of the value. */
function encode(value: unknown): object {
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } };
  if (typeof value === 'object' && value !== null) return { mapValue: encodeMap(value) };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value !== 'number') return { nullValue: null };
  return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
}

const encodeMap = (fields: object) => ({
  fields: Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, encode(value)])),
});

/**
 * The paths of the fields to merge. A nested field has its own path, so that the fields beside it in the store stay.
 */
function pathsOf(fields: object, prefix = ''): string[] {
  return Object.entries(fields).flatMap(([field, value]: [string, unknown]) => {
    const path = `${prefix}\`${field}\``;
    const isMap =
      typeof value === 'object' && value !== null && !(value instanceof Date) && !Array.isArray(value);
    return isMap ? pathsOf(value, `${path}.`) : [path];
  });
}

const MapValue = z.object({ fields: z.record(z.string(), z.unknown()).default({}) });
const ArrayValue = z.object({ values: z.array(z.unknown()).default([]) });

/** Decodes a value. Other kinds, such as references, do not occur in our documents and become `null`. */
function decode(value: unknown): unknown {
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
      return decodeMap(MapValue.parse(content).fields);
    case 'arrayValue':
      return ArrayValue.parse(content).values.map(decode);
    default:
      return null;
  }
}

const decodeMap = (fields: Record<string, unknown>): object =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, decode(value)]));
