import { inLanguage } from '@padavu/domain/in-language';
import { Language, languages } from '@padavu/domain/language';
import type { ErrorReply } from '@padavu/domain/reply';
import type { Request, Response } from 'express';

const asked = (request: Request) => request.acceptsLanguages([...languages]);

/** The language that a request asks for in `Accept-Language`; `undefined` where it asks for none that there is. */
export function requestedLanguage(request: Request): Language | undefined {
  return request.get('accept-language') === undefined ? undefined : Language.safeParse(asked(request)).data;
}

type Said = { message?: unknown; errors?: unknown };

/** The messages of an answer in the language that is asked for (`Accept-Language`); codes and fields stay as they are. */
export function spoken<Body>(request: Request, response: Response, body: Body): Body {
  if (!hasMessage(body)) return body;
  const language = asked(request);
  response.vary('Accept-Language');
  if (language === false || language === 'en') return body;
  const said: ErrorReply['errors'] = isErrors(body.errors) ? body.errors : undefined;
  return {
    ...body,
    message: inLanguage(language, body.message),
    ...(said && {
      errors: said.map(({ path, message }) => ({ path, message: inLanguage(language, message) })),
    }),
  };
}

const hasMessage = (body: unknown): body is Said & { message: string } =>
  typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string';

const isErrors = (errors: unknown): errors is NonNullable<ErrorReply['errors']> => Array.isArray(errors);
