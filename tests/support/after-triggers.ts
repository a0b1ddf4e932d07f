/**
 * How long a test waits for what a trigger writes, in milliseconds. The emulators run four triggers at a time, so those
 * of the tests before may come first.
 */
export const afterTriggers = { timeout: 25_000, interval: 50 };
