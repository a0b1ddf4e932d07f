import { z } from 'zod';

/**
 * The error envelope of Google's APIs: google.rpc.Status with google.rpc.ErrorInfo and google.rpc.PreconditionFailure.
 */
const Envelope = z.object({
  error: z.object({
    message: z.string().default(''),
    status: z.string().default(''),
    details: z
      .array(
        z.object({
          reason: z.string().default(''),
          metadata: z.record(z.string(), z.string()).catch({}),
        }),
      )
      .default([]),
  }),
});

const UNAUTHENTICATED = 401;
const FORBIDDEN = 403;
const NOT_FOUND = 404;

type RefusalOptions = {
  reason: string;
  todo: string;
  /** The HTTP status; 0 if there was no response. */
  status?: number;
  service?: string;
  cause?: unknown;
};

/** A call that Google refused or that could not be made, and what a person can do about it. */
export class Refusal extends Error {
  readonly reason: string;
  readonly todo: string;
  readonly status: number;
  readonly service: string;

  constructor(message: string, { reason, todo, status = 0, service = '', cause }: RefusalOptions) {
    super(message, { cause });
    this.name = 'Refusal';
    this.reason = reason;
    this.todo = todo;
    this.status = status;
    this.service = service;
  }
}

type ErrorResponse = { status: number; text: string; service: string; project: string };

/** Converts an error response. The message keeps Google's own words; the advice is ours. */
export function refusalOf({ status, text, service, project }: ErrorResponse): Refusal {
  const { message, reason, metadata, code } = readEnvelope(text);
  const ownMessage = message === '' ? `${service} answered ${status}.` : message;
  const about = { reason: reason || code || message, status, service };

  if (reason === 'SERVICE_DISABLED') {
    const disabled = metadata['service'] ?? service;
    return new Refusal(`The API ${disabled} is not enabled in this project.`, {
      ...about,
      service: disabled,
      todo: `Enable it at https://console.cloud.google.com/apis/library/${disabled}?project=${project}.`,
    });
  }
  if (reason === 'UREQ_PROJECT_BILLING_NOT_FOUND' || reason === 'BILLING_DISABLED') {
    return new Refusal('The project is not on the Blaze plan.', {
      ...about,
      todo: `Choose the Blaze plan at https://console.firebase.google.com/project/${project}/usage/details and run this again.`,
    });
  }
  if (reason === 'ACCESS_TOKEN_SCOPE_INSUFFICIENT') {
    return new Refusal('This sign-in does not cover the Google Cloud APIs.', {
      ...about,
      todo: 'Run gcloud auth application-default login --scopes=https://www.googleapis.com/auth/cloud-platform.',
    });
  }
  if (reason === 'USER_PROJECT_DENIED') {
    return new Refusal('This account may not use the quota of the project.', {
      ...about,
      todo: 'Give the account the role Service Usage Consumer (roles/serviceusage.serviceUsageConsumer) in the project.',
    });
  }
  if (status === UNAUTHENTICATED) {
    return new Refusal('Google does not accept this sign-in any more.', {
      ...about,
      reason: 'UNAUTHENTICATED',
      todo: 'Run gcloud auth application-default login.',
    });
  }
  if (message.startsWith('CONFIGURATION_NOT_FOUND')) {
    return new Refusal('Authentication is not switched on in this project.', {
      ...about,
      todo: `Press "Get started" at https://console.firebase.google.com/project/${project}/authentication and run this again.`,
    });
  }
  if (status === FORBIDDEN) {
    const permission = metadata['permission'];
    return new Refusal(ownMessage, {
      ...about,
      reason: 'PERMISSION_DENIED',
      todo: permission === undefined ? '' : `The permission ${permission} is missing.`,
    });
  }
  if (status === NOT_FOUND) return new Refusal(ownMessage, { ...about, reason: 'NOT_FOUND', todo: '' });
  return new Refusal(ownMessage, {
    ...about,
    todo: 'Run this again; when it stays, these are Google’s own words.',
  });
}

function readEnvelope(text: string) {
  const emptyEnvelope = { message: '', code: '', reason: '', metadata: {} as Record<string, string> };
  try {
    const parsed = Envelope.safeParse(JSON.parse(text));
    if (!parsed.success) return emptyEnvelope;
    const { message, status, details } = parsed.data.error;
    const info = details.find((detail) => detail.reason !== '');
    return { message, code: status, reason: info?.reason ?? '', metadata: info?.metadata ?? {} };
  } catch {
    return emptyEnvelope;
  }
}
