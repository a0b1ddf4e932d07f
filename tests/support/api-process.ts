import { startOwnApi } from './own-api.ts';

// An instance of the API, as production has several: a process that only answers calls.
const { url } = await startOwnApi({ throttleFactor: Number(process.env['THROTTLE_FACTOR'] ?? 1000) });
process.send?.({ url });
