import { dataReply } from '@padavu/domain/api/reply';
import { EntityId } from '@padavu/domain/values/route-id';
import { z } from 'zod';

/** Who may make a call. */
export const Access = z.enum(['public', 'optional', 'signed-in', 'learner', 'staff', 'admin']);
export type Access = z.infer<typeof Access>;

/** What each access means, for the published document. */
export const accesses: Readonly<Record<Access, string>> = {
  public: 'Anyone may call it.',
  optional:
    'Anyone may call it. With a valid token the response may contain more; an invalid token is refused.',
  'signed-in': 'Anyone who is signed in may call it.',
  learner:
    'Approved accounts with a course may call it, in any role. 403 names the reason why an account has no access; 404 is for an account without a course.',
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
  | 'Payments'
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

/** The contract of one call, published at `/api/openapi.json`. The schemas are the ones that validate. */
export type Contract = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** In the syntax of Express, without the leading `/api`. */
  path: string;
  /** The name of the call in generated clients. */
  operationId: string;
  summary: string;
  /** More text for the reference page, where the summary does not say enough. */
  description?: string;
  tag: Tag;
  access: Access;
  /** An issue with the message `noSuchId` is answered with 404, any other with 400 (see `params.ts`). */
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** In bytes, where a body may be longer than in other calls. */
  longestBody?: number;
  /** The body is ignored and may be of any type. */
  ignoresBody?: true;
  /** The schema of each success by its status, or the media type of one that is not JSON. */
  replies: Readonly<Record<number, z.ZodType | string>>;
  /** The statuses of refusals that neither the access, the parameters nor the body imply (see `refusalsOf`). */
  refusals?: readonly (401 | 403 | 404 | 409 | 429)[];
  /** `ETag`: a read answers 304 to `If-None-Match`, a write 412 to `If-Match`. */
  condition?: 'If-None-Match' | 'If-Match';
  /**
   * The call takes an `Idempotency-Key`: repeated with the same key, it does nothing more and returns the first reply.
   */
  idempotent?: true;
  /** The rate limit that a visitor's calls count towards, checked before the call reads anything; see `throttleOf`. */
  throttle?: 'reports' | 'renewals';
  /** The headers of a success that clients use, each with a description. */
  headers?: Readonly<Record<string, string>>;
};

/** The header of an App Check token, as Firebase's own SDKs name it. */
export const appCheckHeader = 'X-Firebase-AppCheck';

/** The reply to a deletion that can be undone, and to its undo: `auditId` names the audit entry. */
export const DeletedOrRestored = dataReply(
  z.object({ id: EntityId, auditId: z.string() }).meta({ id: 'DeletedOrRestored' }),
);

/** The header that links the next page of a list. */
export const nextPage = {
  Link: 'The address of the next page, relative to this one, as `<?...>; rel="next"`; missing on the last page.',
};

/** The header with the version of a record that a call created. */
export const newVersion = { ETag: 'The version of this response, for `If-Match` in later calls.' };

/** The picture of a record as every call returns it: an absolute address, or empty for none. */
export const PictureUrl = z.union([z.url(), z.literal('')]);
