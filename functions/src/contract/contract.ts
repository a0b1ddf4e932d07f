import { dataReply } from '@padavu/domain/reply';
import { EntityId } from '@padavu/domain/route-id';
import { z } from 'zod';

/** Who may make a call. */
export const Access = z.enum(['public', 'optional', 'signed-in', 'learner', 'staff', 'admin']);
export type Access = z.infer<typeof Access>;

/** What each access means, for the published document. A token that `optional` gets must be good all the same. */
export const accesses: Readonly<Record<Access, string>> = {
  public: 'Anyone may call it.',
  optional: 'Anyone may call it; a token may show more.',
  'signed-in': 'Whoever is signed in may call it.',
  learner:
    'Whoever is approved and has a course may call it, whatever their role: 403 says why an account may not enter, 404 is for one without a course.',
  staff: 'Administrators may call it, and teachers for the courses that they teach.',
  admin: 'Administrators may call it.',
};

export type Tag =
  | 'Signing in'
  | 'Own account'
  | 'Registration'
  | 'Newsletter'
  | 'Discount codes'
  | 'Certificates'
  | 'Users'
  | 'Site'
  | 'Courses'
  | 'Categories'
  | 'Lessons'
  | 'Quizzes'
  | 'Questions'
  | 'Tasks'
  | 'Pictures'
  | 'Audit'
  | 'Settings'
  | 'Pages'
  | 'Trash'
  | 'Attention'
  | 'Security'
  | 'Service';

/** What one call promises, published at `/api/openapi.json`. The schemas are the ones that validate. */
export type Contract = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** As Express writes paths, without the leading `/api`. */
  path: string;
  /** What generated clients call it. */
  operationId: string;
  summary: string;
  /** Further sentences for the reference page, where the summary does not say enough. */
  description?: string;
  tag: Tag;
  access: Access;
  /** An issue with the message `noSuchId` is answered with 404, any other with 400 (see `params.ts`). */
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** In bytes, where a body may be longer than the rest of the API takes. */
  longestBody?: number;
  /** The body means nothing and may be of any type. */
  ignoresBody?: true;
  /** The body of each success by its status, or the media type of one that is not JSON. */
  replies: Readonly<Record<number, z.ZodType | string>>;
  /** The statuses of refusals that neither the access, the parameters nor the body imply (see `refusalsOf`). */
  refusals?: readonly (401 | 403 | 404 | 409 | 429)[];
  /** `ETag`: a read answers 304 to `If-None-Match`, a write 412 to `If-Match`. */
  condition?: 'If-None-Match' | 'If-Match';
  /** It takes an `Idempotency-Key`: sent again with the same key, it makes nothing more and answers as before. */
  idempotent?: true;
  /** What a visitor's calls are counted as before anything is read of them; see `throttleOf`. */
  throttle?: 'reports' | 'renewals';
  /** Headers of a success that mean something to a client, each with a sentence. */
  headers?: Readonly<Record<string, string>>;
};

/** What carries an App Check token, as Firebase's own SDKs name it. */
export const appCheckHeader = 'X-Firebase-AppCheck';

/** What a deletion answers. */
export const Deleted = dataReply(z.object({ id: EntityId }).meta({ id: 'Deleted' }));

/** What a deletion that can be undone answers, and what its undoing does: `auditId` is the entry that tells of it. */
export const DeletedOrRestored = dataReply(
  z.object({ id: EntityId, auditId: z.string() }).meta({ id: 'DeletedOrRestored' }),
);

/** The header with which a list goes on. */
export const nextPage = {
  Link: 'The next page, as `<?...>; rel="next"` relative to this one; absent on the last.',
};

/** The picture of a record as every call answers it: an absolute address, or empty for none. */
export const PictureUrl = z.union([z.url(), z.literal('')]);
