import { PolicyReports } from '@padavu/domain/api/policy-report';
import { z } from 'zod';
import type { Contract } from './contract.ts';

const tag = 'Service';

export const serviceContracts = {
  health: {
    method: 'GET',
    path: '/health',
    operationId: 'getHealth',
    summary: 'Check that the API is running',
    tag,
    access: 'public',
    replies: { 200: z.object({ success: z.literal(true) }) },
  },
  document: {
    method: 'GET',
    path: '/openapi.json',
    operationId: 'getOpenApiDocument',
    summary: 'Read this contract as an OpenAPI document',
    tag,
    access: 'public',
    replies: {
      200: z.looseObject({ openapi: z.string() }).meta({ override: { additionalProperties: true } }),
    },
    condition: 'If-None-Match',
  },
  reference: {
    method: 'GET',
    path: '/docs',
    operationId: 'getReference',
    summary: 'Read this contract as a page',
    tag,
    access: 'public',
    replies: { 200: 'text/html' },
    condition: 'If-None-Match',
  },
  reportPolicy: {
    method: 'POST',
    path: '/reports/csp',
    operationId: 'reportPolicyViolations',
    summary: 'Report what the Content Security Policy of a page has blocked',
    description:
      'Browsers send these reports themselves, as `application/csp-report` or `application/reports+json`. The API writes them to its log.',
    tag,
    access: 'public',
    throttle: 'reports',
    body: PolicyReports,
    replies: { 200: z.object({ success: z.literal(true) }) },
  },
} satisfies Record<string, Contract>;
