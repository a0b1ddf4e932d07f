import { PolicyReports } from '@padavu/domain/policy-report';
import { z } from 'zod';
import type { Contract } from './contract.ts';

export const reportContracts = {
  policy: {
    method: 'POST',
    path: '/reports/csp',
    operationId: 'reportPolicyViolations',
    summary: 'Report what the Content Security Policy of a page has blocked',
    description:
      'Browsers send these reports themselves, as `application/csp-report` or `application/reports+json`. The API writes them to its log.',
    tag: 'Service',
    access: 'public',
    throttle: 'reports',
    body: PolicyReports,
    replies: { 200: z.object({ success: z.literal(true) }) },
  },
} satisfies Record<string, Contract>;
