import { matchesVersion } from '@padavu/domain/entity-tag';
import type { Request } from 'express';
import type { Precondition } from '#/data/content-change.ts';
import { changedMeanwhile } from './app-error.ts';

/** The version that `If-Match` demands; a request without one means whatever is stored. */
export function precondition(request: Request): Precondition {
  const header = request.get('if-match');
  return (updatedAt) => {
    if (header !== undefined && !matchesVersion(header, updatedAt)) throw changedMeanwhile();
  };
}
