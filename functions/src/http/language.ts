import { answerLanguages, inLanguage } from '@padavu/domain/in-language';
import type { ErrorReply } from '@padavu/domain/reply';
import type { Request, Response } from 'express';

type Said = { message?: unknown; errors?: unknown };

/** The messages of an answer in the language that is asked for (`Accept-Language`); codes and fields stay as they are. */
export function spoken<Body>(request: Request, response: Response, body: Body): Body {
  if (!hasMessage(body)) return body;
  const language = request.acceptsLanguages(answerLanguages);
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
