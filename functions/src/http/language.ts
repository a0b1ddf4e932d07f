import { inLanguage } from '@padavu/domain/language/in-language';
import { Language, languages } from '@padavu/domain/language/language';
import type { ErrorReply } from '@padavu/domain/api/reply';
import type { Request, Response } from 'express';

const bestLanguage = (request: Request) => request.acceptsLanguages([...languages]);

/** The language that a request asks for in `Accept-Language`; `undefined` where it asks for none of ours. */
export function requestedLanguage(request: Request): Language | undefined {
  return request.get('accept-language') === undefined
    ? undefined
    : Language.safeParse(bestLanguage(request)).data;
}

type Messages = { message?: unknown; errors?: unknown };

/**
 * Translates the messages of a response body to the language in `Accept-Language`. Codes and fields stay as they are.
 */
export function inRequestedLanguage<Body>(request: Request, response: Response, body: Body): Body {
  if (!hasMessage(body)) return body;
  const language = bestLanguage(request);
  response.vary('Accept-Language');
  if (language === false || language === 'en') return body;
  const errors: ErrorReply['errors'] = isErrors(body.errors) ? body.errors : undefined;
  return {
    ...body,
    message: inLanguage(language, body.message),
    ...(errors && {
      errors: errors.map(({ path, message }) => ({ path, message: inLanguage(language, message) })),
    }),
  };
}

const hasMessage = (body: unknown): body is Messages & { message: string } =>
  typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string';

const isErrors = (errors: unknown): errors is NonNullable<ErrorReply['errors']> => Array.isArray(errors);
