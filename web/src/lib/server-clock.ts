// A phone's clock may be wrong by an hour or a day. Marks of progress are ordered by their times, so these are given by
// the server's clock, whose time is in every response of the store.

/** Milliseconds. A slower response says too little about the server's time. */
const maximumTrip = 10_000;

/** Milliseconds. A smaller offset may be the delay of the network. */
const tolerance = 1000;

let offset = 0;

/** Milliseconds that the server's clock is ahead of the device's, as far as is known; negative where it is behind. */
export const clockOffset = (): number => offset;

/** The present moment by the server's clock, as far as is known. */
export const serverNow = (): Date => new Date(Date.now() + offset);

/**
 * Determines from a response how far the device's clock is off.
 * @param moment when the server answered, by its clock
 * @param sentAt when the request was sent, and `receivedAt` when the response was received, in milliseconds of the
 * device's clock
 */
export function setServerTime(moment: Date, sentAt: number, receivedAt: number): void {
  const trip = receivedAt - sentAt;
  if (Number.isNaN(moment.getTime()) || trip < 0 || trip > maximumTrip) return;
  const difference = Math.round(moment.getTime() - (sentAt + trip / 2));
  offset = Math.abs(difference) < tolerance ? 0 : difference;
}
