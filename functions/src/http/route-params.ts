import { readRouteId } from '@padavu/domain/route-id';
import type { Request } from 'express';
import { invalid, notFound } from './app-error.ts';

function param(request: Request, name: string): string {
  const value = request.params[name];
  return typeof value === 'string' ? value.trim() : '';
}

/** An account's id out of the path: 400 with `message` when it is blank, 404 when no account can have it. */
export function userIdParam(request: Request, message: string): string {
  const id = param(request, 'id');
  if (id === '') throw invalid([{ path: 'id', message }]);
  if (!/^[\w-]{1,128}$/.test(id)) throw notFound();
  return id;
}

/** The id of a course, category or lesson out of the path; 404 when it is not a positive integer. */
export function entityIdParam(request: Request, name: string): number {
  const id = readRouteId(param(request, name));
  if (id === 0) throw notFound();
  return id;
}
