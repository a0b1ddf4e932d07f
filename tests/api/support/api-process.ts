import { startOwnApi } from './own-api.ts';

// One instance of the API in its own process. Production runs several.
const { url } = await startOwnApi({ throttleFactor: Number(process.env['THROTTLE_FACTOR'] ?? 1000) });
process.send?.({ url });
