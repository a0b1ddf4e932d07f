import { isLessonId, isSubcategoryId } from '@padavu/domain/lesson';
import { messages } from '@padavu/domain/messages';
import { readRouteId } from '@padavu/domain/route-id';
import type { Request } from 'express';
import { invalid, notFound } from './app-error.ts';

function param(request: Request, name: string): string {
  const value = request.params[name];
  return typeof value === 'string' ? value.trim() : '';
}

/** Names between double underscores are Firestore's own: asking for one is an error there. */
const generatedId = /^(?!__.*__$)[\w-]{1,128}$/;

/** An account's id out of the path: 400 with `message` when it is blank, 404 when no account can have it. */
export function userIdParam(request: Request, message: string): string {
  const id = param(request, 'id');
  if (id === '') throw invalid([{ path: 'id', message }]);
  if (!generatedId.test(id)) throw notFound();
  return id;
}

/** The id of an entry in the trail out of the path; 404 when none can have it. */
export function auditIdParam(request: Request): string {
  const id = param(request, 'id');
  if (!generatedId.test(id)) throw notFound();
  return id;
}

/** The id of a course, category or lesson out of the path; 404 when it is not a positive integer. */
export function entityIdParam(request: Request, name: string): number {
  const id = readRouteId(param(request, name));
  if (id === 0) throw notFound();
  return id;
}

/** Where lessons are, out of the path: 400 for what cannot be a category's id (specification 5), 404 for what is none. */
export function lessonsPlaceParam(request: Request): number {
  const name = 'subcategoryId';
  if (!isSubcategoryId(Number(param(request, name)))) {
    throw invalid([{ path: name, message: messages.validation.subcategoryIdInvalid }]);
  }
  return entityIdParam(request, name);
}

/** Where a lesson is, out of the path: 400 for what cannot be its id (specification 5), 404 for what is none. */
export function lessonAddressParam(request: Request): { subcategoryId: number; lessonId: number } {
  const subcategoryId = lessonsPlaceParam(request);
  const name = 'lessonId';
  if (!isLessonId(param(request, name))) {
    throw invalid([{ path: name, message: messages.validation.lessonIdInvalid }]);
  }
  return { subcategoryId, lessonId: entityIdParam(request, name) };
}
