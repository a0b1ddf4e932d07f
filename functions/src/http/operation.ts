import type { Request } from 'express';
import { matchesVersion } from '@padavu/domain/entity-tag';
import type { z } from 'zod';
import type { Administrator, Person, Viewer } from '#/actors.ts';
import type { Contract } from '#/contract/contract.ts';
import type { Precondition } from '#/data/content-change.ts';
import type { Once } from '#/data/once.ts';
import { changedMeanwhile } from '#/errors.ts';
import { clientAddress, type ClientAddress } from './client-address.ts';
import { onceOf } from './idempotency-key.ts';
import { parseBody, parseParams, parseQuery } from './parse.ts';
import type { Reply } from './reply.ts';
import { keptFor } from './send-reply.ts';

/** Who calls a handler, by the access that its contract states. A public call reads no token. */
type ActorOf = {
  public: null;
  optional: Viewer;
  'signed-in': Person;
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
};

export type Handler<C extends Contract> = (call: Call<C>) => Promise<Reply>;

/** An endpoint before it is guarded: `run` expects the person that `access` requires. */
export type Operation = { contract: Contract; run: (request: Request, actor: Viewer) => Promise<Reply> };

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
  };
}

/** What anyone may ask for may be kept; what is a person's own is not, so that no device holds it (docs/decisions/088). */
const mayBeKept = ({ access, condition }: Contract) =>
  condition === 'If-None-Match' && (access === 'public' || access === 'optional');

/** An endpoint by its contract: the handler gets what the contract names, and nothing of HTTP. */
export function operation<C extends Contract>(contract: C, handle: Handler<C>): Operation {
  return {
    contract,
    run: async (request, actor) => {
      const reply = await handle(callOf(contract, request, actor));
      return mayBeKept(contract) ? keptFor(actor, reply) : reply;
    },
  };
}
