import type { Request } from 'express';
import { matchesVersion } from '@padavu/domain/api/entity-tag';
import type { Language } from '@padavu/domain/language/language';
import type { z } from 'zod';
import { IdempotencyKey, idempotencyHeader } from '@padavu/domain/api/idempotency';
import { createHash, createHmac } from 'node:crypto';
import type { Administrator, Learner, Person, Viewer } from '#/actors.ts';
import type { Contract } from '#/contract/contract.ts';
import type { Precondition } from '#/data/store/changes.ts';
import type { Once } from '#/data/store/once.ts';
import { noSuchId } from '#/contract/params.ts';
import { changedMeanwhile, invalid, notFound } from '#/errors.ts';
import { clientAddress, type ClientAddress } from './client-address.ts';
import { requestedLanguage } from './language.ts';
import { cacheableFor, type Reply } from './reply.ts';

/** The caller that a handler gets, by the access of its contract. A public call reads no token. */
type ActorOf = {
  public: null;
  optional: Viewer;
  'signed-in': Person;
  learner: Learner;
  staff: Person;
  admin: Administrator;
};

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

/** One call of an endpoint, authorised and parsed according to its contract. */
type Call<C extends Contract> = {
  actor: ActorOf[C['access']];
  params: Parsed<C extends { params: infer S } ? S : undefined>;
  query: Parsed<C extends { query: infer S } ? S : undefined>;
  body: Parsed<C extends { body: infer S } ? S : undefined>;
  /** Asserts the version in `If-Match`, where the contract has that condition; otherwise accepts any. */
  precondition: Precondition;
  /** The call as identified by its `Idempotency-Key`, where the contract takes one. */
  once: Once | undefined;
  client: ClientAddress;
  /** The language in `Accept-Language`; `undefined` where it names none of ours. */
  language: Language | undefined;
};

/** A read whose reply may not be cached has an `ETag` only with the version of its record. */
type ReplyOf<C extends Contract> = C extends { access: 'public' | 'optional' }
  ? Reply
  : C extends { condition: 'If-None-Match' }
    ? Reply & { version: Date }
    : Reply;

export type Handler<C extends Contract> = (call: Call<C>) => Promise<ReplyOf<C>>;

/**
 * An endpoint without authorisation. `prepare` parses a request and returns a function that calls the handler. Both
 * expect the person that `access` requires, and for `learner` the handler also expects that a learner was required.
 */
export type Operation = {
  contract: Contract;
  prepare: (request: Request, actor: Viewer) => () => Promise<Reply>;
};

/** Checks the version in `If-Match`; a request without the header accepts any version. */
function preconditionOf(request: Request): Precondition {
  const header = request.get('if-match');
  return (updatedAt) => {
    if (header !== undefined && !matchesVersion(header, updatedAt)) throw changedMeanwhile();
  };
}

const anyVersion: Precondition = () => undefined;

// The values come from the schemas of the contract, and the router has checked the access, so the overload is correct,
// although the compiler cannot verify it.
function callOf<C extends Contract>(contract: C, request: Request, actor: Viewer): Call<C>;
function callOf(
  { params, query, body, condition, idempotent }: Contract,
  request: Request,
  actor: Viewer,
): object {
  return {
    actor,
    params: params && parseParams(params, request),
    query: query && parse(query, request.query),
    body: body && parse(body, request.body ?? {}),
    precondition: condition === 'If-Match' ? preconditionOf(request) : anyVersion,
    once: idempotent && onceOf(request, actor),
    client: clientAddress(request),
    language: requestedLanguage(request),
  };
}

/**
 * Replies that anyone may read may be cached. A person's own may not, so that no device stores them
 * (docs/decisions/088).
 */
const isCacheable = ({ access, condition }: Contract) =>
  condition === 'If-None-Match' && (access === 'public' || access === 'optional');

/** An endpoint of a contract: the handler gets what the contract declares, and nothing of HTTP. */
export function operation<C extends Contract>(contract: C, handle: Handler<C>): Operation {
  return {
    contract,
    prepare: (request, actor) => {
      const call = callOf(contract, request, actor);
      return async () => {
        const reply: Reply = await handle(call);
        return isCacheable(contract) ? cacheableFor(actor, reply) : reply;
      };
    },
  };
}

/** Parses the body or the query; throws 400 with an entry for each field. */
function parse<T extends z.ZodType>(schema: T, value: unknown): z.infer<T> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw invalid(parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })));
}

/** Parses the parameters of the path; throws 404 for an id that cannot exist, 400 for a malformed one. */
function parseParams<T extends z.ZodType>(schema: T, request: Request): z.infer<T> {
  const parsed = schema.safeParse(request.params);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  if (issue === undefined || issue.message === noSuchId) throw notFound();
  throw invalid([{ path: issue.path.join('.'), message: issue.message }]);
}

/** Sorts the fields of objects: apps that write a dictionary as JSON do so in another order after each start. */
const withSortedFields = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/**
 * The call as identified by its `Idempotency-Key`; `undefined` without one. Throws 400 for a malformed one. The
 * fingerprint is keyed by it: a body may contain a password, and without the key nobody can test guesses of it.
 */
function onceOf(request: Request, actor: Viewer): Once | undefined {
  const header = request.get(idempotencyHeader);
  if (header === undefined) return undefined;
  const parsed = IdempotencyKey.safeParse(header);
  if (!parsed.success) {
    const message = parsed.error.issues[0]?.message ?? '';
    throw invalid([{ path: idempotencyHeader, message }]);
  }
  const body: unknown = request.body;
  const call = JSON.stringify([request.method, request.path, body ?? {}], withSortedFields);
  return {
    id: createHash('sha256')
      .update(`${actor?.uid ?? ''} ${parsed.data}`)
      .digest('hex'),
    fingerprint: createHmac('sha256', parsed.data).update(call).digest('base64url'),
  };
}
