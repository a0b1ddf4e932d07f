import { reportContracts as contracts } from '#/contract/reports.ts';
import { operation, type Operation } from '#/http/operation.ts';
import { ok } from '#/http/reply.ts';
import { addToContext } from '#/request-context.ts';

export const reportOperations = (): Operation[] => [
  /** Reports are written to the request's log line, and nowhere else. */
  operation(contracts.policy, ({ body }) => {
    addToContext({ policyReports: body });
    return Promise.resolve(ok({ success: true }));
  }),
];
