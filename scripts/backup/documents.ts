import { setTimeout as pause } from 'node:timers/promises';
import { FirestoreClient, type protos } from '@google-cloud/firestore-api';
import * as gax from 'google-gax';
import { documentsRoot, fieldsFromWire, fieldsToWire, momentOf, timestampOf, type Fields } from './values.ts';

type Query = protos.google.firestore.v1.IStructuredQuery;
type Write = protos.google.firestore.v1.IWrite;

/** A document with its path from the root of the database: `users/x/progress/1`. */
type StoredDocument = { document: string; fields: Fields };
type Change = { document: string; fields: Fields | undefined };

/** The most documents of a read and of a write, the most bytes of a write, and the most writes in parallel. */
const READ = 300;
const WRITE = 200;
const WRITE_BYTES = 4 * 1024 * 1024;
const PARALLEL = 4;

const ATTEMPTS = 6;
const PAUSE_MS = 200;

/** The status codes of transient errors. A write contains the whole document, so it may be sent twice. */
const transientCodes: ReadonlySet<number> = new Set([
  gax.Status.ABORTED,
  gax.Status.DEADLINE_EXCEEDED,
  gax.Status.INTERNAL,
  gax.Status.RESOURCE_EXHAUSTED,
  gax.Status.UNAVAILABLE,
]);

const isTransient = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'number' &&
  transientCodes.has(error.code);

/** Retries after a transient error, with longer pauses each time. */
async function withRetries<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isTransient(error) || attempt === ATTEMPTS) throw error;
      await pause(PAUSE_MS * 2 ** attempt);
    }
  }
}

export type Documents = ReturnType<typeof documentStore>;

type Options = {
  project: string;
  /** `127.0.0.1:8080`; a real project without it. */
  emulator?: string | undefined;
  /** Is called before each write. */
  onStep?: () => void;
};

/**
 * The documents of a school, by Firestore's own RPCs: the Admin SDK does not distinguish 1 from 1.0, and would restore
 * 1.0 as 1.
 */
export function documentStore({ project, emulator, onStep = () => undefined }: Options) {
  const [servicePath = '', port = ''] = emulator?.split(':') ?? [];
  const client =
    emulator === undefined
      ? new FirestoreClient({ projectId: project })
      : new FirestoreClient(
          {
            projectId: project,
            servicePath,
            port: Number(port),
            sslCreds: gax.grpc.credentials.createInsecure(),
          },
          gax,
        );
  // The emulators accept this token as that of the school's own server.
  const options = emulator === undefined ? {} : { otherArgs: { headers: { authorization: 'Bearer owner' } } };
  const root = documentsRoot(project);
  const database = root.slice(0, -'/documents'.length);

  /** Fetches one page of a query, and the time at which it was read. */
  async function run(structuredQuery: Query, readTime?: string) {
    return await withRetries(async () => {
      const request = { parent: root, structuredQuery, ...(readTime && { readTime: timestampOf(readTime) }) };
      const documents: StoredDocument[] = [];
      let moment = '';
      const responses: AsyncIterable<protos.google.firestore.v1.IRunQueryResponse> = client.runQuery(
        request,
        options,
      );
      for await (const { document, readTime: at } of responses) {
        if (at) moment = momentOf(at);
        if (!document?.name) continue;
        const path = document.name.slice(root.length + 1);
        documents.push({ document: path, fields: fieldsFromWire(document.fields ?? {}, root) });
      }
      return { documents, moment };
    });
  }

  const after = (path: string) => ({
    startAt: { values: [{ referenceValue: `${root}/${path}` }], before: false },
  });

  /** Sends writes, and retries those that failed. */
  async function send(writes: readonly Write[]): Promise<void> {
    let remaining = writes;
    await withRetries(async () => {
      const [{ status }] = await client.batchWrite({ database, writes: [...remaining] }, options);
      const failed = (status ?? [])
        .map(({ code, message }, index) => ({ code, message, write: remaining[index] }))
        .filter(({ code }) => (code ?? 0) !== 0);
      const [first] = failed;
      if (!first) return;
      remaining = failed.flatMap(({ write }) => (write ? [write] : []));
      throw Object.assign(
        new Error(`${first.write?.delete ?? first.write?.update?.name}: ${first.message}`),
        { code: first.code },
      );
    });
  }

  return {
    /** The current read time of the store. */
    moment: async () => (await run({ from: [{ allDescendants: true }], limit: { value: 1 } })).moment,

    /**
     * Every document, or those of one collection, in the order of their paths, as they were at a moment.
     * @param readTime within the last hour; within the last seven days in a project with point-in-time recovery
     */
    async *list(readTime: string, collectionId?: string): AsyncGenerator<StoredDocument> {
      const query = {
        from: [collectionId === undefined ? { allDescendants: true } : { collectionId }],
        orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' as const }],
        limit: { value: READ },
      };
      let page = await run(query, readTime);
      for (;;) {
        yield* page.documents;
        const last = page.documents.at(-1);
        if (!last || page.documents.length < READ) return;
        page = await run({ ...query, ...after(last.document) }, readTime);
      }
    },

    /** The fields of one document. */
    async read(path: string): Promise<Fields | undefined> {
      const documents = [`${root}/${path}`];
      const responses: AsyncIterable<protos.google.firestore.v1.IBatchGetDocumentsResponse> =
        client.batchGetDocuments({ database, documents }, options);
      let fields: Fields | undefined;
      for await (const { found } of responses) if (found) fields = fieldsFromWire(found.fields ?? {}, root);
      return fields;
    },

    /** The names of the collections at the root. */
    async collections(): Promise<string[]> {
      const [ids] = await client.listCollectionIds({ parent: root }, options);
      return ids.toSorted();
    },

    /** Writes whole documents, and deletes those without fields, with a limited number of requests in parallel. */
    async write(changes: AsyncIterable<Change> | Iterable<Change>): Promise<number> {
      const requests = new Set<Promise<void>>();
      let failure: { error: unknown } | undefined;
      let batch: Write[] = [];
      let bytes = 0;
      let count = 0;
      const flush = async () => {
        if (batch.length === 0) return;
        onStep();
        const sent = send(batch)
          .catch((error: unknown) => {
            failure ??= { error };
          })
          .finally(() => requests.delete(sent));
        requests.add(sent);
        batch = [];
        bytes = 0;
        if (requests.size >= PARALLEL) await Promise.race(requests);
        if (failure) throw failure.error;
      };
      try {
        for await (const { document, fields } of changes) {
          const name = `${root}/${document}`;
          batch.push(fields ? { update: { name, fields: fieldsToWire(fields, root) } } : { delete: name });
          bytes += fields ? Buffer.byteLength(JSON.stringify(fields)) : 0;
          count += 1;
          if (batch.length >= WRITE || bytes >= WRITE_BYTES) await flush();
        }
        await flush();
      } finally {
        await Promise.all(requests);
      }
      if (failure) throw failure.error;
      return count;
    },

    close: () => client.close(),
  };
}
