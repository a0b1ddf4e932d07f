import { isIP } from 'node:net';

/** Where a request comes from, as `clientAddress` reads it. */
export type ClientAddress = { visitor: string; connection: string };

/** As much of a request as an address is read from. */
type Asking = {
  get: (header: string) => string | undefined;
  socket: { remoteAddress?: string | undefined };
};

const mappedIPv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

const groups = (text: string) => text.split(':').filter(Boolean);

/** The first half of an IPv6 address: one visitor has as many of the second half as they like. */
function networkOf(address: string): string {
  const [head = '', tail = ''] = address.replace(/%.*$/, '').toLowerCase().split('::');
  const [before, after] = [groups(head), groups(tail)];
  const missing = Math.max(8 - before.length - after.length, 0);
  const all = [...before, ...Array.from({ length: missing }, () => '0'), ...after];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** An address as tries are counted by it; `undefined` for what is none. */
function countable(text: string | undefined): string | undefined {
  const address = text?.trim() ?? '';
  const inner = mappedIPv4.exec(address)?.[1] ?? address;
  switch (isIP(inner)) {
    case 4:
      return inner;
    case 6:
      return networkOf(inner);
    default:
      return undefined;
  }
}

/**
 * Where a request comes from. `connection` is who connected to Google, the last entry of `X-Forwarded-For`, which
 * Google's front end writes and nobody can choose. `visitor` is whom Hosting's edge names where a request came through
 * it. A caller who passes Hosting by can invent that one, but not the connection (docs/decisions/017).
 */
export function clientAddress(request: Asking): ClientAddress {
  const forwarded = request.get('x-forwarded-for')?.split(',').at(-1);
  const connection = countable(forwarded) ?? countable(request.socket.remoteAddress) ?? 'unknown';
  return { visitor: countable(request.get('fastly-client-ip')) ?? connection, connection };
}
