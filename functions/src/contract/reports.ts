import { PolicyReports } from '@padavu/domain/policy-report';
import { z } from 'zod';
import type { Contract } from './contract.ts';

export const reportContracts = {
  policy: {
    method: 'POST',
    path: '/reports/csp',
    operationId: 'reportPolicyViolations',
    summary: "Take a browser's report of what the pages' policy kept from happening",
    description:
      'Browsers send it by themselves, as `application/csp-report` or `application/reports+json`. It is written to the log.',
    tag: 'Service',
    access: 'public',
    throttle: 'reports',
    body: PolicyReports,
    replies: { 200: z.object({ success: z.literal(true) }) },
    refusals: [429],
  },
} satisfies Record<string, Contract>;
