import { dataReply } from '@padavu/domain/reply';
import { EntityId } from '@padavu/domain/route-id';
import { z } from 'zod';

/** Who may make a call: `optional` answers anyone, but a token that is sent must be good and may show more. */
export type Access = 'public' | 'optional' | 'signed-in' | 'admin';

export type Tag =
  | 'Signing in'
  | 'Registration'
  | 'Newsletter'
  | 'Users'
  | 'Courses'
  | 'Categories'
  | 'Lessons'
  | 'Audit'
  | 'Service';

/** What one call promises, published at `/api/openapi.json`. The schemas are the ones that validate. */
export type Contract = {
  summary: string;
  /** Further sentences for the reference page, where the summary does not say enough. */
  description?: string;
  tag: Tag;
  access: Access;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The body of each success by its status, or the media type of one that is not JSON. */
  replies: Readonly<Record<number, z.ZodType | string>>;
  /** The statuses of refusals that neither the access, the parameters nor the body imply (see `refusalsOf`). */
  refusals?: readonly (401 | 403 | 404 | 409 | 429)[];
  /** `ETag`: a read answers 304 to `If-None-Match`, a write 412 to `If-Match`. */
  condition?: 'If-None-Match' | 'If-Match';
  /** Headers of a success that mean something to a client, each with a sentence. */
  headers?: Readonly<Record<string, string>>;
};

/** A path with the id of one course, category or lesson. */
export const entityParams = z.object({ id: EntityId });

/** A path with the id of one account. */
export const accountParams = z.object({ id: z.string().regex(/^[\w-]{1,128}$/) });

/** What a deletion answers. */
export const Deleted = dataReply(z.object({ id: EntityId }));

/** What a deletion that can be undone answers, and what its undoing does: `auditId` is the entry that tells of it. */
export const DeletedOrRestored = dataReply(z.object({ id: EntityId, auditId: z.string() }));

/** The header with which a list goes on. */
export const nextPage = {
  Link: 'The next page, as `<?...>; rel="next"` relative to this one; absent on the last.',
};
