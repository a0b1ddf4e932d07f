// A phone's clock may be wrong by an hour or a day. Marks of progress are put in order by their moments, so they are stated by
// the server's clock, which every answer of the store names.

/** Milliseconds. An answer that took longer says too little of when it was given. */
const longestTrip = 10_000;

/** Milliseconds. What a clock is off by less is the network's. */
const tolerated = 1000;

let offset = 0;

/** Milliseconds that the server's clock is ahead of the device's, as far as is known; negative where it is behind. */
export const clockOffset = (): number => offset;

/** The present moment by the server's clock, as far as is known. */
export const serverNow = (): Date => new Date(Date.now() + offset);

/**
 * Learns from an answer how far the device's clock is off.
 * @param moment when the server answered, by its clock
 * @param asked when it was asked, and `answered` when the answer was there, in milliseconds of the device's clock
 */
export function setServerTime(moment: Date, asked: number, answered: number): void {
  const trip = answered - asked;
  if (Number.isNaN(moment.getTime()) || trip < 0 || trip > longestTrip) return;
  const found = Math.round(moment.getTime() - (asked + trip / 2));
  offset = Math.abs(found) < tolerated ? 0 : found;
}
