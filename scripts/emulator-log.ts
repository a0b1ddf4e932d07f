import { logger } from 'firebase-tools/lib/logger.js';

// Loaded before firebase-tools. Each call writes some twenty debug lines to a file that is deleted when firebase-tools
// ends, which is a fifth of what it computes (docs/decisions/065). With DEBUG set, the file has them.
if (process.env['DEBUG'] === undefined) logger.debug = () => logger;
