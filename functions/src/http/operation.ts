import type { Request } from 'express';
import { matchesVersion } from '@padavu/domain/entity-tag';
import type { Language } from '@padavu/domain/language';
import type { z } from 'zod';
import { IdempotencyKey, idempotencyHeader } from '@padavu/domain/idempotency';
import { createHash, createHmac } from 'node:crypto';
import type { Administrator, Learner, Person, Viewer } from '#/actors.ts';
import type { Contract } from '#/contract/contract.ts';
import type { Precondition } from '#/data/content-change.ts';
import type { Once } from '#/data/once.ts';
import { noSuchId } from '#/contract/params.ts';
import { changedMeanwhile, invalid, notFound } from '#/errors.ts';
import { clientAddress, type ClientAddress } from './client-address.ts';
import { requestedLanguage } from './language.ts';
import { keptFor, type Reply } from './reply.ts';

/** Who calls a handler, by the access that its contract states. A public call reads no token. */
type ActorOf = {
  public: null;
  optional: Viewer;
  'signed-in': Person;
  learner: Learner;
  staff: Person;
  admin: Administrator;
};

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

/** One call of an endpoint, authorised and parsed as its contract says. */
export type Call<C extends Contract> = {
  actor: ActorOf[C['access']];
  params: Parsed<C extends { params: infer S } ? S : undefined>;
  query: Parsed<C extends { query: infer S } ? S : undefined>;
  body: Parsed<C extends { body: infer S } ? S : undefined>;
  /** Asserts the version of `If-Match`, where the contract has that condition; accepts any otherwise. */
  precondition: Precondition;
  /** What the call's `Idempotency-Key` makes of it, where the contract takes one. */
  once: Once | undefined;
  client: ClientAddress;
  /** What `Accept-Language` asks for; `undefined` where it names no language that there is. */
  language: Language | undefined;
};

export type Handler<C extends Contract> = (call: Call<C>) => Promise<Reply>;

/**
 * An endpoint before it is guarded. `prepare` parses a request and leaves the handler to be called; both expect the person that `access`
 * requires, the handler of a learner's call also that the learner was required.
 */
export type Operation = {
  contract: Contract;
  prepare: (request: Request, actor: Viewer) => () => Promise<Reply>;
};

/** The version that `If-Match` demands; a request without one means whatever is stored. */
function preconditionOf(request: Request): Precondition {
  const header = request.get('if-match');
  return (updatedAt) => {
    if (header !== undefined && !matchesVersion(header, updatedAt)) throw changedMeanwhile();
  };
}

const anyVersion: Precondition = () => undefined;

// The schemas that the contract names have made the values, and the router has checked its access: what the
// overload says of a call is true, although a compiler cannot follow it.
function callOf<C extends Contract>(contract: C, request: Request, actor: Viewer): Call<C>;
function callOf(
  { params, query, body, condition, idempotent }: Contract,
  request: Request,
  actor: Viewer,
): object {
  return {
    actor,
    params: params && parseParams(params, request),
    query: query && parseQuery(query, request),
    body: body && parseBody(body, request),
    precondition: condition === 'If-Match' ? preconditionOf(request) : anyVersion,
    once: idempotent && onceOf(request, actor),
    client: clientAddress(request),
    language: requestedLanguage(request),
  };
}

/** What anyone may ask for may be kept; what is a person's own is not, so that no device holds it (docs/decisions/088). */
const mayBeKept = ({ access, condition }: Contract) =>
  condition === 'If-None-Match' && (access === 'public' || access === 'optional');

/** An endpoint by its contract: the handler gets what the contract names, and nothing of HTTP. */
export function operation<C extends Contract>(contract: C, handle: Handler<C>): Operation {
  return {
    contract,
    prepare: (request, actor) => {
      const call = callOf(contract, request, actor);
      return async () => {
        const reply = await handle(call);
        return mayBeKept(contract) ? keptFor(actor, reply) : reply;
      };
    },
  };
}

function parse<T extends z.ZodType>(schema: T, value: unknown): z.infer<T> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw invalid(parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })));
}

/** The body as a domain schema reads it, or 400 with an entry a field. */
function parseBody<T extends z.ZodType>(schema: T, request: Request): z.infer<T> {
  const body: unknown = request.body;
  return parse(schema, body ?? {});
}

/** The query parameters as a schema reads them, or 400. */
function parseQuery<T extends z.ZodType>(schema: T, request: Request): z.infer<T> {
  return parse(schema, request.query);
}

/** The parameters of the path as a schema reads them: 404 for what nothing can have as its id, 400 for what is no id. */
function parseParams<T extends z.ZodType>(schema: T, request: Request): z.infer<T> {
  const parsed = schema.safeParse(request.params);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  if (issue === undefined || issue.message === noSuchId) throw notFound();
  throw invalid([{ path: issue.path.join('.'), message: issue.message }]);
}

/**
 * What a call's `Idempotency-Key` makes of it; `undefined` without one, 400 for one that is not as it must be. The
 * fingerprint is keyed by it: a body may hold a password, and nobody can try passwords out without the key.
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
  const call = JSON.stringify([request.method, request.path, body ?? {}]);
  return {
    id: createHash('sha256')
      .update(`${actor?.uid ?? ''} ${parsed.data}`)
      .digest('hex'),
    fingerprint: createHmac('sha256', parsed.data).update(call).digest('base64url'),
  };
}
