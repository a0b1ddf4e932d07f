import { serviceContracts } from '#/contract/service.ts';
import { ok, type Endpoint } from '#/http/reply.ts';

/** Says that the API runs; asks nothing of anything else. */
export const healthEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/health',
    contract: serviceContracts.health,
    handle: () => Promise.resolve(ok({ success: true })),
  },
];
